import { calls } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FRAME, type FrameData } from '../frame/frame-data.ts'
import { TellProvider } from '../pieces/tell.tsx'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import * as invite from './invite-screen.tsx'
import type { Konto } from './konto.ts'
import * as people from './people-screen.tsx'
import * as person from './person-screen.tsx'

const konto = (vorname: string, more: Partial<Konto> = {}): Konto => ({
  id: vorname.toLowerCase(),
  zugang: 'redaktion',
  email: `${vorname.toLowerCase()}@example.org`,
  vorname,
  nachname: 'Beispiel',
  rollen: ['redaktion'],
  bereiche: ['/schillerschule'],
  gremien: [],
  gesperrt: false,
  eingeladen: false,
  zweiter_faktor: false,
  verbunden: false,
  angemeldet: 0,
  ...more,
})

const frame: FrameData = {
  session: {
    id: 'lea',
    email: 'lea@example.org',
    vorname: 'Lea',
    nachname: 'Leitung',
    rollen: ['administration'],
    rechte: ['konten-verwalten'],
    bereiche: ['/'],
  } as unknown as FrameData['session'],
  kinds: [],
  stadt: undefined,
}

const rita = {
  ...(calls.redaktionInhalte.examples[0]?.answer.data[0] as object),
  art: 'ratsperson',
  titel: 'Rita Rat',
  schluessel: '/rathaus/gemeinderat/mitglieder/rita-rat',
} as never

/** Opens a screen of the desk; steps change the accounts of the fake CMS. */
async function open(path: string, accounts: readonly Konto[]) {
  const now = new Map(accounts.map(one => [one.id, one]))
  const bodies: unknown[] = []
  const change = (id: string, more: Partial<Konto>): Konto => {
    const after = { ...(now.get(id) as Konto), ...more }
    now.set(id, after)
    return after
  }
  const asked = answering({
    redaktionKonten: ({ query: { suche, zugang } }) => ({
      data: [...now.values()].filter(
        one => one.vorname.includes(suche) && (zugang === undefined || one.zugang === zugang),
      ),
      mehr: false,
    }),
    redaktionKonto: ({ params: { id } }) => now.get(id) as Konto,
    redaktionKontoAnlegen: ({ body }) => {
      bodies.push(body)
      const { vorname, nachname, email, zugang, rollen = [], bereiche = [] } = body
      now.set(
        'jana',
        konto(vorname, { id: 'jana', nachname, email, zugang, rollen, bereiche, eingeladen: true }),
      )
      return now.get('jana') as Konto
    },
    redaktionKontoAendern: ({ params: { id }, body }) => {
      bodies.push(body)
      return change(id, { rollen: body.rollen ?? [], bereiche: body.bereiche ?? [], angemeldet: 0 })
    },
    redaktionKontoPerson: ({ params: { id }, body }) => {
      bodies.push(body)
      return change(id, { ...body, angemeldet: 0 })
    },
    redaktionInhalte: () => ({ data: [rita], anzahl: 1, mehr: false, weiter: null }),
    redaktionKontoSperren: ({ params: { id } }) => change(id, { gesperrt: true, angemeldet: 0 }),
  })
  const router = createMemoryRouter(
    [
      {
        id: FRAME,
        path: '/',
        loader: () => frame,
        HydrateFallback: () => null,
        children: [
          { path: 'konten', Component: people.Component, loader: people.loader },
          { path: 'konten/neu', Component: invite.Component },
          { path: 'konten/:id', Component: person.Component, loader: person.loader },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  const root = await mount(
    <TellProvider>
      <RouterProvider router={router} />
    </TellProvider>,
  )
  await until(() => expect(root.querySelector('h1')).not.toBeNull())
  const button = (name: string) =>
    [...root.querySelectorAll('button')].findLast(({ textContent }) => textContent.trim() === name)
  const press = async (name: string) => act(async () => button(name)?.click())
  const labelled = (name: string) => {
    const label = [...root.querySelectorAll('label')].find(({ textContent }) => textContent.includes(name))
    return label?.control as HTMLInputElement | null | undefined
  }
  const tick = async (name: string) => act(async () => labelled(name)?.click())
  const enter = (name: string, text: string) =>
    act(async () => {
      const field = labelled(name)
      if (!field) throw new Error(`no field ${name}`)
      // React only notices a change through the setter of the prototype.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const type = (name: string, text: string) => {
    const field = labelled(name)
    if (!field) throw new Error(`no field ${name}`)
    field.value = text
  }
  return { root, asked, bodies, button, press, tick, type, enter, labelled }
}

test('The list shows rights, sections and states of each account in words', async () => {
  const { root } = await open('/konten', [
    konto('Anna', { angemeldet: 2, zweiter_faktor: true }),
    konto('Bert', { zugang: 'raete', rollen: ['mitglied'], bereiche: ['/'], eingeladen: true }),
    konto('Cora', { gesperrt: true, bereiche: ['/'], rollen: ['autor', 'personal'] }),
  ])
  const rows = [...root.querySelectorAll('tbody tr')].map(row =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent.trim().replaceAll(/\s+/g, ' ')),
  )
  expect(rows).toEqual([
    ['Redaktion', 'Redaktion', 'Schillerschule', 'an 2 Orten angemeldet zweiter Faktor'],
    ['Ratsinformationssystem', 'Mitglied des Rates', '', 'eingeladen, noch ohne Passwort'],
    ['Redaktion', 'Autorin oder Autor, Personalamt', 'überall', 'gesperrt'],
  ])
  expect(root.querySelector('tbody a')?.getAttribute('href')).toBe('/konten/anna')
})

test('An incomplete invitation is not sent, and links to the missing fields', async () => {
  const { root, press, bodies } = await open('/konten/neu', [])
  await press('Einladung schicken')
  const links = [...root.querySelectorAll('[role=alert] a')].map(({ textContent }) => textContent)
  expect(links).toEqual([
    'Bitte geben Sie den Vornamen an.',
    'Bitte geben Sie den Nachnamen an.',
    'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org.',
    'Bitte wählen Sie mindestens eine Rolle.',
  ])
  expect(document.activeElement).toBe(root.querySelector('[role=alert]'))
  expect(bodies).toEqual([])
})

test('An editor of one school is invited for that school only', async () => {
  const { root, press, tick, type, bodies } = await open('/konten/neu', [])
  type('Vorname', 'Jana')
  type('Nachname', 'Jahn')
  type('E-Mail-Adresse', 'jana@example.org')
  await tick('Autorin oder Autor')
  await tick('Jahnschule')
  await press('Einladung schicken')
  await until(() => expect(root.querySelector('h1')?.textContent).toBe('Jana Jahn'))
  expect(bodies).toEqual([
    {
      zugang: 'redaktion',
      vorname: 'Jana',
      nachname: 'Jahn',
      email: 'jana@example.org',
      rollen: ['autor'],
      bereiche: ['/jahnschule'],
      gremien: [],
    },
  ])
  const said = 'Jana Jahn ist eingeladen: Die E-Mail an jana@example.org wird verschickt.'
  await until(() => expect(root.textContent).toContain(said))
})

test('An account for a councillor needs a council member, but no choice of a role or a section', async () => {
  const { root, press, tick, type, bodies, labelled } = await open('/konten/neu', [])
  await tick('Ratsinformationssystem')
  expect(labelled('Autorin oder Autor')).toBeUndefined()
  type('Vorname', 'Rita')
  type('Nachname', 'Rat')
  type('E-Mail-Adresse', 'rita@example.org')
  await press('Einladung schicken')
  await until(() => expect(root.textContent).toContain('welchem Mitglied des Rates das Konto gehört'))
  await act(async () => labelled('Mitglied des Rates')?.click())
  await until(() => expect(root.querySelector('[role=option]')).not.toBeNull())
  await act(async () => root.querySelector<HTMLElement>('[role=option]')?.click())
  await press('Einladung schicken')
  await until(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({
    zugang: 'raete',
    rollen: ['mitglied'],
    person: 'rita-rat',
  })
  expect(bodies[0]).not.toHaveProperty('bereiche')
})

test('A step on an account explains its effect and asks for confirmation before it runs', async () => {
  const { root, press, asked, button } = await open('/konten/anna', [konto('Anna', { angemeldet: 1 })])
  expect(button('Noch einmal einladen')).toBeUndefined()
  expect(button('Zweiten Faktor entfernen')).toBeUndefined()
  await press('Konto sperren')
  expect(root.querySelector('dialog')?.textContent).toContain('Anna Beispiel kann sich nicht mehr anmelden.')
  expect(asked.some(one => one.startsWith('POST'))).toBe(false)
  await press('Konto sperren')
  await until(() => expect(button('Konto freigeben')).not.toBeUndefined())
  expect(root.querySelector('dialog')).toBeNull()
  await until(() => expect(root.textContent).toContain('Das Konto von Anna Beispiel ist gesperrt.'))
})

test('The consequence of changed rights is shown before they are saved', async () => {
  const { root, press, tick, bodies, button } = await open('/konten/anna', [konto('Anna', { angemeldet: 2 })])
  expect(button('Rechte ändern')).toBeUndefined()
  await tick('Jahnschule')
  expect(root.textContent).toContain('Anna Beispiel ist an 2 Orten angemeldet: Das endet damit sofort')
  await press('Rechte ändern')
  await until(() => expect(root.textContent).toContain('Anna Beispiel hat nun andere Rechte.'))
  expect(bodies).toEqual([{ rollen: ['redaktion'], bereiche: ['/schillerschule', '/jahnschule'] }])
  await until(() => expect(button('Rechte ändern')).toBeUndefined())
})

test('A changed email address explains its consequence before it is saved, and a name can be corrected', async () => {
  const { root, press, enter, bodies } = await open('/konten/anna', [konto('Anna', { angemeldet: 1 })])
  expect(root.textContent).not.toContain('Angaben ändern')
  await enter('Nachname', '')
  await press('Angaben ändern')
  expect(root.querySelector('[role=alert]')?.textContent).toContain('Bitte geben Sie den Nachnamen an.')
  await enter('Nachname', 'Muster')
  await enter('E-Mail-Adresse', 'Anna.Muster@example.org')
  expect(root.textContent).toContain('An anna@example.org und an die neue Adresse geht eine Nachricht.')
  await press('Angaben ändern')
  await until(() => expect(root.querySelector('h1')?.textContent).toBe('Anna Muster'))
  expect(bodies).toEqual([{ vorname: 'Anna', nachname: 'Muster', email: 'anna.muster@example.org' }])
})

test('After administrators change their own email address, the sign-in page opens without further calls', async () => {
  const { press, enter, asked, bodies } = await open('/konten/lea', [konto('Lea', { angemeldet: 1 })])
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  onTestFinished(() => replace.mockRestore())
  await enter('E-Mail-Adresse', 'lea.leitung@example.org')
  const before = asked.length
  await press('Angaben ändern')
  await until(() => expect(replace).toHaveBeenCalledOnce())
  expect(replace.mock.calls[0]?.[0]).toMatch(/^\/redaktion\/anmelden\?.*ende=1/)
  expect(bodies).toHaveLength(1)
  expect(asked.slice(before)).toEqual(['PUT /api/cms/redaktion/konten/lea/person'])
})

test('After administrators change their own rights, the sign-in page opens', async () => {
  const { press, tick } = await open('/konten/lea', [konto('Lea', { angemeldet: 1 })])
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  onTestFinished(() => replace.mockRestore())
  await tick('Jahnschule')
  await press('Rechte ändern')
  await until(() => expect(replace).toHaveBeenCalledOnce())
})

test('Discarding changes removes their faults', async () => {
  const { root, press, enter } = await open('/konten/anna', [konto('Anna')])
  await enter('Nachname', '')
  await press('Angaben ändern')
  expect(root.querySelector('[role=alert]')).not.toBeNull()
  await press('Verwerfen')
  expect(root.querySelector('[role=alert]')).toBeNull()
})

test('F2: an undeliverable invitation is shown in the list and at the account', async () => {
  const zustellung = { lage: 'nicht_zugestellt', text: 'Nicht zugestellt: 550 unbekannt' } as const
  const accounts = [konto('Anna', { eingeladen: true, zustellung })]
  const { root } = await open('/konten', accounts)
  await until(() => expect(root.textContent).toContain('E-Mail nicht zugestellt'))
  const one = await open('/konten/anna', accounts)
  await until(() =>
    expect(one.root.textContent).toContain(
      'Nicht zugestellt: 550 unbekannt Bitte prüfen Sie die Adresse, oder rufen Sie die Person an.',
    ),
  )
})
