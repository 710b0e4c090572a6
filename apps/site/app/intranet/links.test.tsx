import { calls } from '@rathausplatz/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { IntranetFrame } from './in-intranet.ts'
import { PhonePage } from './phone-page.tsx'
import { IntranetSearchPage } from './search-page.tsx'
import { StartPage } from './start-page.tsx'
import { TextList } from './text-list.tsx'
import { TextPage } from './text-page.tsx'

const frame: IntranetFrame = {
  session: {
    realm: 'intranet',
    name: 'Anna Beispiel',
    email: 'anna@example.org',
    taetigkeitsbereiche: [],
    rollen: [],
    pflicht: undefined,
    hasAccount: false,
    isAccountSilent: false,
    hasGivenPassword: false,
    bis: '2026-11-20T12:00:00.000Z',
    sekunden: 3_600,
  },
  rubriken: [
    { url: 'Kasse €', rubrik: '', taggingpfad: '' },
    { url: '../..//evil', rubrik: 'Anderswo', taggingpfad: '' },
  ],
}

function drawn(page: React.ReactNode) {
  const Stub = createRoutesStub([{ path: '*', Component: () => page }])
  return renderToStaticMarkup(<Stub initialEntries={['/intranet']} />)
}

test('A text without an address from the CMS is linked below its category, unless its id cannot be in an address', () => {
  const list = (id: string) =>
    drawn(<TextList texts={[{ id, titel: 'Titel' }]} slug="Personal" heading="h2" />)
  expect(list('12')).toContain('<a href="/intranet/Personal/12">Titel</a>')
  expect(list('a/b')).toContain('>Titel<')
  expect(list('a/b')).not.toContain('<a ')
})

test('The start page links each category and its texts, and shows a fallback for missing names', () => {
  const rubriken = frame.rubriken.map(rubrik => ({ ...rubrik, texts: [{ id: 7 }] }))
  const page = drawn(
    <StartPage frame={frame} start={{ latest: [], rubriken, toRead: [], since: undefined }} />,
  )
  expect(page).toContain('<h3 id="')
  expect(page.match(/<a href="\/intranet\/Kasse%20%E2%82%AC">Kasse €<\/a>/g)).toHaveLength(2)
  expect(page).toContain('<a href="/intranet/Kasse%20%E2%82%AC/7">Ohne Titel</a>')
  expect(page).not.toContain('evil')
})

test('A text without a title is shown as "Ohne Titel"', () => {
  const page = drawn(<TextPage frame={frame} text={{ id: 7 }} slug="Kasse €" isConfirmed={false} />)
  expect(page).toMatch(/<h1[^>]*>Ohne Titel<\/h1>/)
  expect(page).toContain('href="/intranet/Kasse%20%E2%82%AC"')
})

test('The telephone list shows one page of people, and at most as many pages as an address can name', () => {
  const people = calls.personen.answer.parse(calls.personen.examples[0]?.answer)
  const [person] = people.data
  if (!person) throw new Error('The example names nobody')
  const many = {
    ...people,
    data: Array.from({ length: 60 }, () => person),
    pagination: { page: 1, pages: 1_000_000_000 },
  }
  const page = drawn(<PhonePage frame={frame} q="" buchstabe="" people={many} page={1} />)
  expect(page.match(/<h2/g)).toHaveLength(50)
  expect(page).toContain('Seite 1 von 9999')
})

describe('P18: a search without results says whom to ask, with number', () => {
  const people = calls.personen.answer.parse(calls.personen.examples[0]?.answer)
  const helpers = [{ subject: 'Computer, Telefon, Passwort', people: people.data }]
  const nobody = { data: [], anzahl: 0, buchstaben: [], pagination: { page: 1, pages: 0 } }

  test('in the texts', () => {
    const page = drawn(
      <IntranetSearchPage frame={frame} q="Maus" found={nobody} page={1} helpers={helpers} />,
    )
    expect(page).toContain('Im Intranet steht nichts zu „Maus“.')
    expect(page).toContain('Computer, Telefon, Passwort</h3>')
    expect(page).toContain('href="tel:+493023125110"')
  })

  test('in the telephone list, which leads to the texts too', () => {
    const page = drawn(
      <PhonePage frame={frame} q="Urlaub & mehr" buchstabe="" people={nobody} page={1} helpers={helpers} />,
    )
    expect(page).toContain('href="/intranet/suche?q=Urlaub+%26+mehr"')
    expect(page).toContain('href="tel:+493023125110"')
  })
})
