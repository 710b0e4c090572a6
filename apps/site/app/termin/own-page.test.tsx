import { type CallAnswer, calls } from '@rathausplatz/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import { sealSentTo } from '../forms/sent-to.ts'
import TerminBuchung, { loader } from '../routes/termin-buchung.tsx'
import { testSite } from '../testing/test-site.ts'

const termin = calls.termin.examples[0]?.answer as CallAnswer<typeof calls.termin>

/** Renders the page of an appointment with this query in its address. */
async function read(query: string, now: Partial<typeof termin>) {
  const { site } = testSite({ termin: () => ({ ...termin, ...now }) })
  const url = new URL(`/termin/buchung/k?${query}`, site.publicUrl)
  const args = { context: provide(site), params: { schluessel: 'k' }, url } as never
  const { data: loaderData } = (await loader(args)) as { data: object }
  const Stub = createRoutesStub([
    { path: '/', Component: () => createElement(TerminBuchung, { loaderData } as never) },
  ])
  return renderToStaticMarkup(<Stub />)
}

const LATER =
  'Die E-Mail ist noch nicht angekommen: Der Mailserver nimmt sie zurzeit nicht an. Wir versuchen es weiter.'
const UNDER_WAY = 'Eine Bestätigung wird per E-Mail verschickt.'
const NONE = 'Dazu kommt keine E-Mail.'

test('After each step the page says whether a mail is sent', async () => {
  for (const [query, stand] of [
    ['gebucht=1', 'gebucht'],
    ['verschoben=1', 'verschoben'],
    ['abgesagt=1', 'abgesagt'],
  ] as const) {
    const told = await read(query, { stand, mail: true })
    expect([told.includes(UNDER_WAY), told.includes(NONE)], query).toEqual([true, false])
    const silent = await read(query, { stand, mail: false })
    expect([silent.includes(UNDER_WAY), silent.includes(NONE)], query).toEqual([false, true])
  }
})

test('An old form that is sent again does not make the page say that a cancelled appointment is booked', async () => {
  const page = await read('gebucht=1', { stand: 'abgesagt' })
  expect(page).toContain('Abgesagt: ')
  expect(page).not.toContain('Ihr Termin ist gebucht.')
  expect(await read('gebucht=1', { stand: 'gebucht' })).toContain('Ihr Termin ist gebucht.')
})

test.each([
  ['gebucht=1', 'gebucht', 'nicht_zugestellt', 'Die E-Mail konnte nicht zugestellt werden.'],
  ['gebucht=1', 'gebucht', 'vertagt', LATER],
  ['', 'gebucht', 'vertagt', LATER],
  ['verschoben=1', 'verschoben', 'vertagt', LATER],
  ['', 'verschoben', 'vertagt', LATER],
  ['abgesagt=1', 'abgesagt', 'vertagt', LATER],
  ['', 'gebucht', 'nicht_zugestellt', 'Die E-Mail konnte nicht zugestellt werden.'],
  ['verschoben=1', 'verschoben', 'ungewiss', 'Ob die E-Mail angekommen ist, ist ungewiss.'],
  ['abgesagt=1', 'abgesagt', 'nicht_zugestellt', 'Die E-Mail konnte nicht zugestellt werden.'],
] as const)(
  'F2: with the query “%s”, an appointment in the state %s and a mail in the state %s, the page says: %s',
  async (query, stand, zustellung, words) => {
    const page = await read(query, { stand, mail: true, zustellung })
    expect(page).toContain(`${words} Es gilt, was auf dieser Seite steht.`)
    expect(page).not.toContain(UNDER_WAY)
    // If the mail failed, the page shows its own address, so that the visitor can save it, unless the
    // appointment is cancelled.
    expect(page.includes('/termin/buchung/k</a>')).toBe(stand !== 'abgesagt')
  },
)

test('F2: a mail that was handed over or waits gives no warning', async () => {
  for (const zustellung of ['wartet', 'uebergeben', undefined] as const) {
    const page = await read('', { stand: 'gebucht', mail: true, zustellung })
    expect(page).not.toContain('Es gilt, was auf dieser Seite steht.')
  }
})

test('F4: right after a booking the page names the address of the confirmation; later it does not', async () => {
  const { site } = testSite({})
  const an = sealSentTo(site, '/termin/buchung/k', 'gerda@gmial.com')
  const page = await read(`gebucht=1&an=${an}`, { stand: 'gebucht', mail: true })
  expect(page).toContain('Eine Bestätigung geht an gerda@gmial.com.')
  expect(page).toContain('Stimmt die Adresse nicht? Der Termin gilt trotzdem')
  expect(await read(`an=${an}`, { stand: 'gebucht', mail: true })).not.toContain('gmial')
  // An address that was sealed for another page is not said here.
  const other = sealSentTo(site, '/abo', 'gerda@gmial.com')
  expect(await read(`gebucht=1&an=${other}`, { stand: 'gebucht', mail: true })).toContain(UNDER_WAY)
  expect(await read('gebucht=1&an=x', { stand: 'gebucht', mail: true })).toContain(UNDER_WAY)
})
