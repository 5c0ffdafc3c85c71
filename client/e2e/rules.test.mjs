// The rules teach: pictures of the pieces, examples step by step, rulings behind their numbers, cards that are
// found, and an aid that fits one page. In both languages, at the desk and on a phone.
import { accessible, assert, fine, open, person, url } from "./browser.mjs";

const browser = await open();
const games = ["swindler", "oliver", "sneaks", "nohonor"];
const markdown = async (game, lang) => (await fetch(new URL(`/api/games/${game}/rules?lang=${lang}`, url))).text();

const said = (page) => page.locator("main").innerText();
const clean = (text, name) => assert.ok(!/:::|\{|picture-|example-|ui-[a-z]/.test(text), `${name}: ${/.{0,60}(:::|\{|picture-|example-|ui-[a-z]).{0,60}/.exec(text)?.[0]}`);
const narrow = async (page, name) => {
  const [wide, room] = await page.evaluate(() => [document.querySelector(".rules").scrollWidth, document.querySelector(".rules").clientWidth]);
  const out = await page.evaluate(() => [...document.querySelectorAll(".rules main *")].filter((one) => !one.closest(".wide") && one.getBoundingClientRect().right > innerWidth + 1).map((one) => `${one.tagName} ${one.textContent.slice(0, 40)}`).slice(-3));
  assert.ok(wide <= room, `${name}: ${wide} px in ${room}: ${out}`);
};

for (const game of games)
  for (const [lang, phone] of [["en", false], ["de", true]]) {
    const name = `${game} ${lang}`;
    const page = await person(browser, { lang, phone });
    const text = await markdown(game, lang);
    await page.goto(new URL(`/rules/${game}`, url).href);
    // every picture that the text asks for outside of the aid is drawn
    const before = text.slice(0, text.indexOf(":::aid"));
    const pictures = before.match(/^:::picture /gm).length;
    await page.waitForFunction((count) => {
      const all = [...document.querySelectorAll("figure.picture")];
      return all.length === count && all.every((one) => one.querySelector("svg, b") && one.getBoundingClientRect().height > 60);
    }, pictures, { timeout: 15000 }).catch(async () => assert.fail(`${name}: not all of ${pictures} pictures`));
    clean(await said(page), name);
    await narrow(page, name);
    await accessible(page, `${name}, rules`);

    // an example, forwards, back and to its end; by keys, too
    const examples = before.match(/^:::example \S+/gm) ?? [];
    assert.equal(await page.locator("[data-example]").count(), examples.length);
    await page.locator("[data-example]").first().click();
    const step = page.locator(".example nav span");
    await page.waitForFunction(() => /^1 /.test(document.querySelector(".example nav span")?.textContent ?? "") && document.querySelector(".example .still > *"), null, { timeout: 15000 });
    await page.waitForFunction(() => document.querySelector(".example .still svg"));
    const all = Number(/(\d+)$/.exec(await step.innerText())[1]);
    assert.ok(all > 1);
    const first = await page.locator(".example ul").innerText();
    await page.locator(".example [data-do=on]").click();
    assert.notEqual(await page.locator(".example ul").innerText(), first);
    clean(await page.locator(".example ul").innerText(), `${name}, example`);
    await page.keyboard.press("ArrowLeft");
    assert.equal(await page.locator(".example ul").innerText(), first);
    await accessible(page, `${name}, example`);
    for (let i = 1; i < all; i++) {
      await page.locator(".example [data-do=on]").click();
      assert.ok((await step.innerText()).startsWith(`${i + 1} `));
      assert.ok((await page.locator(".example ul").innerText()).trim(), `${name}: step ${i + 1} says nothing`);
    }
    await page.locator(".example [data-do=end]").click();
    await page.waitForFunction(() => !document.querySelector("dialog"));

    // a number in brackets opens its ruling
    const link = page.locator("main a.ruling").first();
    const id = await link.innerText();
    await link.click();
    await page.waitForSelector("dialog[open] .question");
    assert.equal((await page.locator("dialog h2").innerText()).toUpperCase(), id);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog"));

    // cards as cards, found and marked
    await page.locator("[data-view=cards]").click();
    await page.waitForSelector("#cards li .face");
    const cards = await page.locator("#cards li").count();
    assert.ok(cards > 20, `${name}: ${cards} cards`);
    clean(await said(page), `${name}, cards`);
    await narrow(page, `${name}, cards`);
    await accessible(page, `${name}, cards`);
    const group = page.locator("#cards .groups button").nth(1);
    if (await group.count()) {
      await group.click();
      assert.ok((await page.locator("#cards li").count()) < cards);
    }
    const word = /\p{L}{4,7}/u.exec(await page.locator("#cards li .name").first().innerText())[0];
    await page.locator("input[type=search]").fill(word);
    await page.waitForSelector("#cards li mark");
    const marks = await page.locator("main mark").allTextContents();
    assert.ok(marks.every((one) => one.toLowerCase() === word.toLowerCase()), `${name}: ${marks}`);
    await page.locator("input[type=search]").fill("xyzzy");
    await page.waitForSelector("main [role=status]");
    await page.locator("input[type=search]").fill("");

    await page.locator("[data-view=rulings]").click();
    await page.waitForSelector("#rulings dt");
    assert.ok(!/\|/.test(await said(page)));
    await narrow(page, `${name}, rulings`);

    // the aid is one page of A4, whatever the screen
    await page.goto(new URL(`/rules/${game}#aid`, url).href);
    await page.reload();
    const wanted = text.slice(text.indexOf(":::aid")).match(/^:::picture /gm).length;
    await page.waitForFunction((count) => {
      const all = [...document.querySelectorAll("figure.picture")];
      return all.length === count && all.every((one) => one.querySelector("svg, b"));
    }, wanted, { timeout: 15000 });
    clean(await said(page), `${name}, aid`);
    const pages = async (options) => ((await page.pdf({ preferCSSPageSize: true, printBackground: true, ...options })).toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;
    assert.equal(await pages({}), 1, `${name}: the aid has more than one page`);
    await page.goto(new URL(`/rules/${game}`, url).href);
    await page.reload();
    await page.waitForSelector("figure.picture svg");
    const whole = await pages({});
    assert.ok(whole > 4 && whole < 40, `${name}: the rules have ${whole} pages`);
    fine(page);
    await page.close();
  }
await browser.close();
