// Every lesson by real clicks, in both languages, at a desk and on a phone (game by game the other way round; with
// the word "other" behind the address the two that are left): what the coach speaks of is in the
// light, a wrong try is answered and changes nothing, one goes back and goes away and comes again, and at the end
// sits down to a first match.
import { accessible, assert, choose, fine, offered, open, person, url } from "./browser.mjs";

const browser = await open();
const games = (await (await fetch(new URL("/api/games", url))).json()).filter((game) => game.lesson).map((game) => game.name);
assert.ok(games.includes("sneaks"));
const lesson = async (game, body) => {
  const answer = await fetch(new URL(`/api/lessons/${game}`, url), { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return answer.json();
};

const at = (page, number, steps) => page.waitForFunction((text) => document.querySelector(".coach small")?.textContent === text && document.querySelector(".coach h2"), `${number}/${steps}`, { timeout: 8000 }).catch(async () => assert.fail(`step ${number} never came: ${await page.locator("body").innerText()}`));

// The piece itself where the lesson points at it, else the button in the bar.
const press = choose;

const other = Number(process.argv[3] === "other");
for (const [i, game] of games.entries())
  for (const [lang, phone] of (i + other) % 2 ? [["de", false], ["en", true]] : [["en", false], ["de", true]]) {
    const page = await person(browser, { lang, phone });
    await page.goto(url);
    const link = page.locator(`a[href="/learn/${game}"]`);
    assert.match(await link.innerText(), lang === "de" ? /spielend/ : /Learn/);
    await link.click();
    let here = await lesson(game, {});
    let tried = 0;
    for (let number = 1; ; number++) {
      const name = `${game} ${lang} step ${number}`;
      await at(page, number, here.steps);
      const texts = await page.locator(".coach .said").innerText();
      assert.ok(!/lesson-|\{/.test(texts), texts);
      // what is spoken of is there, lit, and not under the coach
      await page.waitForFunction((count) => document.querySelectorAll(".dusk .rim").length === count, here.look.length, { timeout: 5000 }).catch(() => assert.fail(`${name}: not all of ${here.look} is in the light`));
      const box = await page.locator(".dusk .rim").first().boundingBox();
      const room = phone ? { x: 0, y: 40, right: 360, bottom: 740 } : { x: 0, y: 40, right: 1440, bottom: 900 };
      const coach = await page.locator(".coach").boundingBox();
      const middle = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 60)];
      assert.ok(middle[0] > room.x && middle[0] < room.right && middle[1] > room.y && middle[1] < room.bottom, `${name}: the light is outside`);
      assert.ok(middle[0] < coach.x || middle[1] < coach.y || middle[1] > coach.y + coach.height, `${name}: the light is under the coach`);
      if (here.over) break;
      const prompt = here.updates.at(-1).table.prompt;
      const right = prompt?.default ?? "on";
      // A wrong try: by the keyboard at the desk, by tapping on the phone.
      for (const { word } of prompt?.moves ?? []) {
        const answer = await lesson(game, { done: here.done, tries: word });
        if (!answer.wrong) continue;
        const before = await page.locator(".board").innerText();
        if (!(await offered(page)).includes(word)) continue;
        await choose(page, word);
        if (await page.locator(".choices .danger").count()) await page.locator(".choices .danger").click();
        await page.waitForSelector(".coach [role=alert]");
        assert.equal(await page.locator(".board").innerText(), before, `${name}: a wrong try changed the table`);
        assert.equal(await page.locator(".coach small").innerText(), `${number}/${here.steps}`);
        if (!tried) await accessible(page, `${name}, a wrong try`);
        tried += 1;
        break;
      }
      if (number === 3) {
        await page.locator(".coach footer button").click();
        await at(page, 2, here.steps);
        await page.reload();
        await at(page, 2, here.steps);
        const back = await lesson(game, { done: here.done.slice(0, 1) });
        if (back.acts) await press(page, back.updates[0].table.prompt.default);
        else await page.locator("[data-do=on]").click();
        await at(page, 3, here.steps);
      }
      if (!prompt) await page.locator("[data-do=on]").click();
      else if (!phone && number % 2) {
        await page.evaluate(() => document.activeElement?.blur()); // Enter is the golden button, wherever no other is in focus
        await page.keyboard.press("Enter");
      }
      else await press(page, right);
      here = await lesson(game, { done: here.done, tries: right });
      assert.ok(!here.wrong, `${name}: ${right}`);
    }
    assert.ok(tried > 0, `${game}: nothing to do wrong`);
    await accessible(page, `${game} ${lang}, the end`);
    await page.locator("[data-do=match]").click();
    await page.waitForURL(/\/t\//);
    await page.waitForSelector(".bar .choices button");
    // One click on is a first match with advice, also for those who had sent it away.
    await page.waitForSelector(".companion section p", { timeout: 20000 });
    assert.ok(!/first-|\{/.test(await page.locator(".companion p").innerText()));
    await page.locator(".companion [data-do=got]").click();
    // How one wins and how it ends, with one's own numbers, is one tap away.
    await page.locator("[data-do=help]").click();
    const goal = await page.locator(".goal").innerText();
    assert.ok(goal.split("\n\n").length >= 3 && /\d/.test(goal) && !/goal-|\{/.test(goal), goal);
    await accessible(page, `${game} ${lang}, how to win`);
    fine(page);
    await page.close();
  }
await browser.close();
