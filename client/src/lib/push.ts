// Asking the browser to be told when it is one's turn at a table over days.
import * as api from "./api";

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const found = new Uint8Array(plain.length);
  for (let i = 0; i < plain.length; i++) found[i] = plain.charCodeAt(i);
  return found;
}

// The browser asks for permission only now, after a click.
export async function subscribe(send: (subscription: unknown) => Promise<unknown>): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const known = await worker.pushManager.getSubscription();
  const made = known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
  const { endpoint, keys } = made.toJSON();
  await send({ endpoint, keys });
}
