import { randomInt } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { call, enter } from './at-the-desk.ts'
import { axeFindings } from './axe-findings.ts'
import { notKept } from './not-kept.ts'
import { until } from './until.ts'

const first = ['vampir', 'pistolen', 'spion', 'henker', 'galgen', 'killer', 'mumien', 'samurai']
const second = ['pistole', 'henker', 'galgen', 'killer', 'dynamit', 'folter', 'sarg', 'kobra']

/**
 * A word that no page has, not even a part of it with an error in spelling, another one each time. It is made of
 * German words: words that might be names are not recorded.
 */
const newWord = () => `${first[words++ % first.length]}${second[randomInt(second.length)]}`
let words = 0

async function searchInVain(page: Page, word: string) {
  const answer = await page.request.get(`/api/cms/suche?q=${word}`, { headers: notKept })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Each process of the server writes its searches every ten seconds. */
const untilHeard = (page: Page, word: string) =>
  until(async () => {
    const { data } = await call<{ data: { frage: string }[] }>(page, 'GET', 'suchen-ohne-treffer?anzahl=500')
    return data.some(({ frage }) => frage === word.toLowerCase())
  })

const side = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Ausprobieren' }).locator('div', {
    has: page.getByRole('heading', { level: 3, name: title }),
  })

/** Discards the working copy, so that it is not listed as unfinished work. */
async function throwAway(page: Page) {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await call(page, 'DELETE', `inhalte/${id}/arbeitskopie`)
}

test('A search without results becomes a search word, and before it is saved the desk shows what the search would answer', async ({
  page,
}) => {
  const word = newWord()
  await searchInVain(page, word)
  await enter(page, 'chefredaktion', '/redaktion')
  await page.getByRole('link', { name: 'Suche der Website' }).click()
  await untilHeard(page, word)
  await page.goto('/redaktion/pflege/suche?alle')
  const line = page.getByRole('listitem').filter({ hasText: word.toLowerCase() })
  await expect(line).toContainText('einmal gesucht')
  await line.getByRole('link', { name: /^Suchwort anlegen/ }).click()

  await expect(page.getByRole('group', { name: 'Wörter' }).getByRole('textbox')).toHaveValue(
    word.toLowerCase(),
  )
  await expect(page.getByLabel('Was jemand in die Suche schreibt')).toHaveValue(word.toLowerCase())
  await expect(side(page, 'Jetzt').last()).toContainText('Nichts gefunden.')
  const means = page.getByRole('group', { name: 'Bedeutet' })
  await means.getByRole('button').last().click()
  await page.keyboard.type('Sperrmüll')
  await expect(side(page, 'Mit diesem Suchwort').last()).toContainText('neu')
  await expect(side(page, 'Jetzt').last()).toContainText('Nichts gefunden.')
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await throwAway(page)
})

test('A search without results that is marked as done leaves the list, and comes back when visitors search for it again', {
  tag: '@lang',
}, async ({ page }) => {
  const word = newWord()
  await searchInVain(page, word)
  await enter(page, 'chefredaktion', '/redaktion/pflege/suche?alle')
  const line = page.getByRole('listitem').filter({ hasText: word.toLowerCase() })
  await untilHeard(page, word)
  await page.reload()
  await expect(line).toHaveCount(1)
  await line.getByRole('button', { name: /erledigt$/ }).click()
  await expect(line).toHaveCount(0)
  await searchInVain(page, word)
  await untilHeard(page, word)
  await page.reload()
  await expect(line).toHaveCount(1)
})

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the screen of the search (${scheme})`, { tag: '@lang' }, async ({ page }) => {
    await searchInVain(page, newWord())
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await enter(page, 'chefredaktion', '/redaktion/pflege/suche')
      expect(await axeFindings(page), `${width}`).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })
