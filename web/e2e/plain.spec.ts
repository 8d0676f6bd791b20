// The plain screen: a whole match by plain choices, pick by pick, as the server lists them.

import { expect, test } from "./test";

const QUICK = { timeout: 1000 };

test("a whole match on the plain screen, which every game has", async ({ visit }) => {
  const page = await visit();
  const games = (await (await page.request.get(new URL("api/games", page.url()).href)).json()) as { game: string; min_players: number }[];
  const plain = games[games.length - 1]!;
  await page
    .getByRole("group", { name: "Game", exact: true })
    .getByRole("radio")
    .nth(games.length - 1)
    .check();
  await page
    .getByRole("group", { name: "Players, with you" })
    .getByRole("radio", { name: String(plain.min_players) })
    .check();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await page.waitForURL(/\/t\//);
  await page.goto(`${page.url()}?plain`);

  const over = page.getByRole("heading", { name: "The match is over" });
  const mine = page.getByRole("heading", { name: "Your turn" });
  const choices = page.locator("section", { has: page.getByRole("heading", { name: /Your turn|You may act|Waiting for|is over/ }) });
  // The last of them: more often than the first it says no, or ends what could go on for ever.
  const pick = choices.getByRole("button").filter({ hasNotText: /^(Back$|Take back)/ });
  let done = 0;
  while (!(await over.isVisible())) {
    // Others act meanwhile: what is gone when it is pressed was not pressed, and the screen is looked at again.
    if (!(await mine.isVisible())) await mine.or(over).waitFor();
    const label = await pick
      .last()
      .textContent(QUICK)
      .catch(() => null);
    const pressed = await pick
      .last()
      .click(QUICK)
      .then(
        () => true,
        () => false,
      );
    if (pressed && label?.startsWith("Do it")) done += 1;
  }
  expect(done).toBeGreaterThan(0);
  await expect(choices.getByRole("listitem")).toHaveCount(plain.min_players);
});
