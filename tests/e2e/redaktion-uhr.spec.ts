import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { call, enter } from './at-the-desk.ts'
import { Clerk, type Hand } from './clerk.ts'
import { MONDAY } from './follow-task.ts'
import { test } from './in-own-town.ts'
import { notKept } from './not-kept.ts'
import { quickIf } from './quick-if.ts'

/**
 * Scheduled changes, by the clock of the town: an editor schedules them on a Monday in November, and visitors
 * see them on time. Each journey runs with the mouse, and again with the keyboard alone.
 */

test.use({ viewport: { width: 1_280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(300_000)

const hands: readonly Hand[] = ['maus', 'tasten']
const mark = () => randomUUID().slice(0, 8)
const told = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''
const stand = (page: Page) => page.getByRole('complementary', { name: 'Stand und weitere Schritte' })

/** Opens the desk on a machine whose clock equals that of the town. */
async function at(page: Page, hand: Hand, moment: string, path?: string): Promise<Clerk> {
  await page.clock.setSystemTime(moment)
  await enter(page, 'redaktion', path)
  return new Clerk(page, hand)
}

/** Anonymous visitors. */
async function visitors(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  return browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'de-DE', timezoneId: 'Europe/Berlin' })
}

test.beforeEach(({ town }) => town.setClock(MONDAY))

/**
 * Resets the hours of the library to those of the new town, without the days around Christmas, whatever
 * another journey has changed.
 */
async function openLibrary(page: Page): Promise<void> {
  const { data } = await call<{ data: readonly { id: string }[] }>(
    page,
    'GET',
    'inhalte?art=organisationseinheit&suche=Zehntscheuer',
  )
  const id = data[0]?.id ?? ''
  type Hours = { abweichendeZeiten: readonly { zusatz: string }[] }
  const { fassung } = await call(page, 'GET', `inhalte/${id}`)
  const { daten } = await call<{ daten: { oeffnungszeiten: Hours[] } }>(
    page,
    'GET',
    `inhalte/${id}/fassungen/1`,
  )
  const oeffnungszeiten = daten.oeffnungszeiten.map(hours => ({
    ...hours,
    abweichendeZeiten: hours.abweichendeZeiten.filter(({ zusatz }) => zusatz === 'Sommeröffnung'),
  }))
  const saved = await call(page, 'PUT', `inhalte/${id}`, {
    grundfassung: fassung,
    daten: { ...daten, oeffnungszeiten },
  })
  await call(page, 'POST', `inhalte/${id}/veroeffentlichen`, { grundfassung: saved.fassung })
}

/**
 * The state of the library by day and time: under the heading of its page, and in the footer of all its
 * pages.
 */
const atTheDoor = [
  ['2026-12-22T11:00:00+01:00', 'Geöffnet, heute bis 18:00 Uhr', 'Jetzt geöffnet bis 18:00 Uhr'],
  ['2026-12-23T11:00:00+01:00', 'Geöffnet, heute bis 13:00 Uhr', 'Jetzt geöffnet bis 13:00 Uhr'],
  [
    '2026-12-23T14:00:00+01:00',
    'Geschlossen, am Dienstag ab 10:00 Uhr wieder geöffnet',
    'Geschlossen, öffnet am Dienstag um 10:00 Uhr wieder',
  ],
  [
    '2026-12-24T11:00:00+01:00',
    'Heute geschlossen (Heiligabend), am Dienstag ab 10:00 Uhr wieder geöffnet',
    'Geschlossen (Heiligabend), öffnet am Dienstag um 10:00 Uhr wieder',
  ],
  [
    '2026-12-26T11:00:00+01:00',
    'Heute Feiertag (2. Weihnachtsfeiertag): geschlossen, am Dienstag ab 10:00 Uhr wieder geöffnet',
    'Heute Feiertag (2. Weihnachtsfeiertag): geschlossen, öffnet am Dienstag um 10:00 Uhr wieder',
  ],
  ['2026-12-30T11:00:00+01:00', 'Geöffnet, heute bis 18:00 Uhr', 'Jetzt geöffnet bis 18:00 Uhr'],
  [
    '2026-12-31T11:00:00+01:00',
    'Heute geschlossen (Silvester), am Samstag ab 10:00 Uhr wieder geöffnet',
    'Geschlossen (Silvester), öffnet am Samstag um 10:00 Uhr wieder',
  ],
  ['2027-01-02T11:00:00+01:00', 'Geöffnet, heute bis 13:00 Uhr', 'Jetzt geöffnet bis 13:00 Uhr'],
] as const

/**
 * Addresses at which visitors may see the article, each requested twice: its page, and all lists and feeds.
 */
const placesOf = (path: string, title: string) => ({
  Seite: path,
  Startseite: '/',
  Liste: '/aktuelles',
  Suche: `/suche?q=${encodeURIComponent(title)}`,
  Atom: '/aktuelles.atom',
  RSS: '/aktuelles.rss',
})

/** Returns the places where the article is visible at the moment. */
async function seenAt(visitor: BrowserContext, path: string, title: string): Promise<readonly string[]> {
  const seen: string[] = []
  for (const [place, address] of Object.entries(placesOf(path, title))) {
    const answer = await visitor.request.get(address, { headers: notKept })
    if (answer.ok() && (await answer.text()).includes(path)) seen.push(place)
  }
  return seen
}

for (const hand of hands)
  test.describe(hand === 'maus' ? 'mit der Maus' : 'mit der Tastatur allein', () => {
    test('Öffnungszeiten über Weihnachten: eingetragen im November, an jedem Tag sagt die Website, was gilt', {
      tag: '@lang',
    }, async ({ page, browser, baseURL, town }) => {
      const clerk = await at(page, hand, MONDAY)
      await openLibrary(page)
      await clerk.press('Öffnungszeiten ändern')
      await clerk.fill('Amt oder Haus suchen', 'bücherei')
      await clerk.press('Stadtbücherei in der Zehntscheuer')
      for (const [day, reason] of [
        ['24.12.2026', 'Heiligabend'],
        ['31.12.2026', 'Silvester'],
      ] as const) {
        await clerk.press('Abweichende Zeit hinzufügen')
        await clerk.fill('Erster Tag', day)
        await clerk.fill('Grund', reason)
      }
      await clerk.press('Abweichende Zeit hinzufügen')
      await clerk.fill('Erster Tag', '23.12.2026')
      await clerk.press('andere Zeiten')
      await clerk.fill('Mittwoch, von', '10', { in: 'Abweichende Zeiten' })
      await clerk.fill('Mittwoch, bis', '13', { in: 'Abweichende Zeiten' })
      await clerk.press('Veröffentlichen')
      await expect(told(page, 'Veröffentlicht: Auf der Website zu sehen.')).toBeVisible()
      expect(clerk.actions).toBeLessThanOrEqual(25)

      const visitor = await visitors(browser, baseURL)
      const site = await visitor.newPage()
      for (const [moment, heading, footer] of atTheDoor) {
        await town.setClock(moment)
        await site.clock.setSystemTime(moment)
        await site.goto('/buecherei')
        await expect(site.getByText(heading, { exact: true })).toBeVisible()
        await expect(site.getByRole('contentinfo')).toContainText(footer)
      }
      await town.setClock('2026-12-22T11:00:00+01:00')
      await site.goto('/buecherei')
      const deviations = site.getByRole('listitem').filter({ hasText: /\d\d\.12\.2026/ })
      await expect(deviations).toHaveText([
        'Mittwoch, 23.12.2026: 10:00–13:00 Uhr',
        'Donnerstag, 24.12.2026: geschlossenHeiligabend',
        /2\. Weihnachtsfeiertag/,
        'Donnerstag, 31.12.2026: geschlossenSilvester',
      ])
      await visitor.close()
    })

    test(
      'Eine Nachricht mit Anfang und Ende: niemand sieht sie davor, alle sofort, und danach niemand mehr',
      quickIf(hand === 'maus'),
      async ({ page, browser, baseURL, town }) => {
        const title = `Winterdienst beginnt ${mark()}`
        const clerk = await at(page, hand, MONDAY)
        await clerk.press('Nachricht schreiben')
        await clerk.fill('Titel', title)
        await clerk.fill('Datum', '01.12.2026, 06:00')
        await clerk.press('Veröffentlichen')
        await clerk.press('Ab einem Zeitpunkt')
        await clerk.fill('Ab wann, Datum und Uhrzeit', '01.12.2026, 06:00')
        await clerk.press('Bis zu einem Zeitpunkt')
        await clerk.fill('Bis wann, Datum und Uhrzeit', '04.12.2026, 18:00')
        await clerk.press('Veröffentlichung planen')
        await expect(told(page, 'Die Veröffentlichung ist geplant.')).toBeVisible()
        expect(clerk.actions).toBeLessThanOrEqual(15)
        const id = idIn(page)
        const { pfad } = await call<{ pfad: string }>(page, 'GET', `inhalte/${id}`)

        const visitor = await visitors(browser, baseURL)
        const seen = () => seenAt(visitor, pfad, title)
        const everywhere = Object.keys(placesOf(pfad, title))
        for (const [moment, places] of [
          [MONDAY, []],
          ['2026-12-01T05:59:30+01:00', []],
          ['2026-12-01T06:00:00+01:00', everywhere],
          ['2026-12-04T17:59:30+01:00', everywhere],
          ['2026-12-04T18:00:00+01:00', []],
        ] as const) {
          await town.setClock(moment)
          // The first request may get the cached state of before, the second gets the current one.
          for (const _ of ['first', 'second']) expect(await seen(), moment).toEqual(places)
        }
        expect((await visitor.request.get(pfad, { headers: notKept })).status()).toBe(404)
        await visitor.close()

        const after = await at(page, hand, '2026-12-04T18:00:30+01:00', `/redaktion/inhalte/aktuelles/${id}`)
        await expect(stand(after.page)).toContainText('nicht mehr auf der Website')
        await call(page, 'DELETE', `inhalte/${id}?trotzdem=true`)
      },
    )

    test('Geplantes wird auf später verschoben, die Planung aufgehoben und neu geplant: es gilt, was zuletzt gesagt wurde', {
      tag: '@lang',
    }, async ({ page, browser, baseURL, town }) => {
      const title = `Neue Buslinie ${mark()}`
      const clerk = await at(page, hand, MONDAY)
      const plan = async (by: Clerk, moment: string, { isPlanned = false } = {}) => {
        await by.press('Veröffentlichen')
        if (!isPlanned) await by.press('Ab einem Zeitpunkt')
        await by.fill('Ab wann, Datum und Uhrzeit', moment)
        await by.press('Veröffentlichung planen')
        await expect(by.page.getByRole('dialog')).toBeHidden()
        await expect(stand(by.page)).toContainText(moment)
      }
      await clerk.press('Nachricht schreiben')
      await clerk.fill('Titel', title)
      await clerk.fill('Datum', '23.11.2026, 09:00')
      await plan(clerk, '30.11.2026, 06:00')
      await plan(clerk, '03.12.2026, 08:00', { isPlanned: true })
      const path = new URL(page.url()).pathname
      const id = idIn(page)
      const { pfad } = await call<{ pfad: string }>(page, 'GET', `inhalte/${id}`)

      const visitor = await visitors(browser, baseURL)
      const seenFrom = async (moment: string) => {
        await town.setClock(moment)
        return seenAt(visitor, pfad, title)
      }
      expect(await seenFrom('2026-11-30T06:00:00+01:00'), 'planned for later').toEqual([])

      // On another day a new sign-in is needed.
      const later = await at(page, hand, '2026-11-30T06:00:30+01:00', path)
      await later.press('Planung aufheben')
      await later.press('Planung aufheben')
      await expect(told(page, 'Die Planung ist aufgehoben.')).toBeVisible()
      expect(await seenFrom('2026-12-03T08:00:00+01:00'), 'not planned any more').toEqual([])

      const again = await at(page, hand, '2026-12-03T08:00:30+01:00', path)
      await plan(again, '14.12.2026, 07:00')
      expect(await seenFrom('2026-12-14T06:59:30+01:00'), 'planned anew').toEqual([])
      expect(await seenFrom('2026-12-14T07:00:00+01:00')).toEqual(Object.keys(placesOf(pfad, title)))
      await visitor.close()
      await at(page, hand, '2026-12-14T07:00:30+01:00', path)
      await call(page, 'DELETE', `inhalte/${id}?trotzdem=true`)
    })
  })
