import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";

document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "dark";
mount(App, { target: document.getElementById("app")! });
