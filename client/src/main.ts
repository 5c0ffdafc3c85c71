import { mount } from "svelte";
import App from "./App.svelte";
import "./icons/shared";
import "./lib/prefs.svelte";
import "./theme.css";

mount(App, { target: document.getElementById("app")! });
