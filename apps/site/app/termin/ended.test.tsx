import { type CallAnswer, CmsError, calls } from '@rathausplatz/contract'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import * as absagen from '../routes/termin-absagen.tsx'
import * as buchung from '../routes/termin-buchung.tsx'
import * as verschieben from '../routes/termin-verschieben.tsx'
import { testSite } from '../testing/test-site.ts'

const termin = calls.termin.examples[0]?.answer as CallAnswer<typeof calls.termin>
const routes = { buchung, absagen, verschieben }
const REFUSED = 'Dieser Termin lässt sich nicht mehr verschieben: Er ist abgesagt.'

/** Renders a page of an appointment, opened or after a refused step. */
async function read(name: keyof typeof routes, now: Partial<typeof termin>, query = '', isSent = false) {
  const refuse = () => {
    throw new CmsError('nicht-moeglich', REFUSED)
  }
  const { site } = testSite({
    termin: () => ({ ...termin, ...now }),
    terminVerschieben: refuse,
    terminAbsagen: refuse,
  })
  const url = new URL(`/termin/buchung/k${query}`, site.publicUrl)
  const body = new URLSearchParams({ zeit: termin.beginn })
  const request = new Request(url, { method: 'POST', body })
  const args = { context: provide(site), params: { schluessel: 'k' }, url, request } as never
  const route = routes[name]
  const sent = isSent && 'action' in route ? await route.action(args) : undefined
  const { data: loaderData } = (await route.loader(args)) as { data: object }
  const Page = route.default as ComponentType<never>
  const props = { loaderData, actionData: (sent as { data?: object } | undefined)?.data } as never
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(Page, props) }])
  return renderToStaticMarkup(<Stub />)
}

const off = { stand: 'abgesagt', aenderbar: false } as const
const OWN = 'Diesen Termin haben Sie abgesagt.'
const OFFICE = 'Das Amt hat diesen Termin abgesagt.'
const UNKNOWN = 'Dieser Termin ist abgesagt.'
const BEGUN = 'Dieser Termin hat schon begonnen oder ist vorbei.'
const PAST = 'Der Termin ist vorbei.'

test.each([
  ['buchung', { ...off, abgesagt_von: 'selbst' }, '', OWN],
  ['buchung', { ...off, abgesagt_von: 'selbst' }, '?abgesagt=1', OWN],
  ['buchung', { ...off, abgesagt_von: 'amt' }, '?gebucht=1', OFFICE],
  ['buchung', { ...off, abgesagt_von: 'amt' }, '?verschoben=1', OFFICE],
  ['buchung', off, '', UNKNOWN],
  ['buchung', { stand: 'gebucht', aenderbar: false }, '?gebucht=1', BEGUN],
  ['buchung', { stand: 'wahrgenommen', aenderbar: false }, '', PAST],
  ['absagen', { ...off, abgesagt_von: 'selbst' }, '', OWN],
  ['absagen', { ...off, abgesagt_von: 'amt' }, '', OFFICE],
  ['absagen', { stand: 'verschoben', aenderbar: false }, '', BEGUN],
  ['verschieben', { ...off, abgesagt_von: 'selbst' }, '', OWN],
  ['verschieben', { ...off, abgesagt_von: 'amt' }, '', OFFICE],
  ['verschieben', { ...off, abgesagt_von: 'amt' }, `?zeit=${termin.beginn}`, OFFICE],
  ['verschieben', off, '?monat=2026-12', UNKNOWN],
  ['verschieben', { stand: 'gebucht', aenderbar: false }, '', BEGUN],
  ['verschieben', { stand: 'nicht_erschienen', aenderbar: false }, '', PAST],
] as const)('F6: the page %s of the appointment %j%s says: %s', async (name, now, query, words) => {
  for (const isSent of [false, true]) {
    const page = await read(name, now, query, isSent)
    expect(page).toContain(words)
    expect(page).toContain('>Neuen Termin vereinbaren<')
    expect(page).not.toMatch(/bleibt Ihnen|gilt weiter|ist gebucht|ist verschoben|<form/)
    if (isSent && name !== 'buchung') expect(page).toContain(REFUSED)
  }
})

test('F6: the reason of the office stands on each page of the cancelled appointment', async () => {
  for (const name of ['buchung', 'absagen', 'verschieben'] as const)
    expect(await read(name, { ...off, abgesagt_von: 'amt', grund: 'Das Büro ist zu.' })).toContain(
      'Grund: Das Büro ist zu.',
    )
})
