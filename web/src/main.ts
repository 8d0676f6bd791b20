import { mount } from "svelte";
import App from "./App.svelte";
import { browserStorage } from "./storage";
import "./theme.css";
import { Theme } from "./theme.svelte";
import { Language } from "./words";

const storage = browserStorage();
const theme = new Theme(storage);
const language = new Language(storage);
await language.begin();
const target = document.getElementById("app");
if (target) mount(App, { target, props: { language, theme } });
