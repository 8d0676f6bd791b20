// Copies text, even if the browser offers no clipboard: it does so only for pages that come encrypted or from this very
// machine.

/** Copies a text; says whether it could. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

/** The old way: copies the selection. */
function copiedBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  // Inside the open menu, if there is one, because the rest of the page cannot have the focus then.
  (document.activeElement?.parentElement ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
