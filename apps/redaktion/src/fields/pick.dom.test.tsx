import { CmsError } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { drawnForm, soon } from './testing/drawn-form.tsx'

const head = {
  id: 'x',
  zielgruppe: 'oeffentlich',
  fassung: 1,
  luecken: 0,
  oeffentliche_fassung: 1,
  gueltig_von: null,
  gueltig_bis: null,
  zurueckgenommen_am: null,
  angelegt_am: '2026-11-20T08:00:00.000Z',
  geaendert_am: '2026-11-20T08:00:00.000Z',
  geaendert_von: { id: 'a', name: 'Anna Ritter' },
  geloescht_am: null,
  geloescht_von: null,
  datum: null,
  felder: {},
  eigene: false,
} as const

const page = (titel: string, pfad: string, status: 'oeffentlich' | 'entwurf' = 'oeffentlich') =>
  ({ ...head, id: pfad.replaceAll(/\W/g, '-'), art: 'seite', titel, schluessel: pfad, pfad, status }) as const

const office = (titel: string, kennung: string) => {
  const pfad = `/rathaus/aemter/${kennung}`
  return { ...page(titel, pfad), art: 'organisationseinheit' }
}

const leaflets = [
  {
    datei: 'merkblatt-brennholz.pdf',
    adresse: '/medien/merkblatt-brennholz.pdf',
    art: 'dokument',
    typ: 'application/pdf',
    titel: 'Merkblatt Brennholz',
    beschreibung: '',
    dekorativ: false,
    urheber: '',
    ordner: '',
    groesse: 120_000,
    breite: null,
    hoehe: null,
    version: 'a',
    aufgenommen_am: head.angelegt_am,
    aufgenommen_von: head.geaendert_von,
    geaendert_am: head.geaendert_am,
  },
] as const

/** A fake CMS with these contents, found by parts of their titles or by section. */
const town = (...all: ReturnType<typeof page | typeof office>[]) =>
  answering({
    ...fakeCms(),
    redaktionMedien: ({ query: { suche } }) => ({
      data: leaflets.filter(({ titel }) => titel.toLowerCase().startsWith(suche?.toLowerCase() ?? '')),
      mehr: false,
    }),
    redaktionInhalte({ query: { suche, bereich } }) {
      const words = suche?.toLowerCase().split(' ') ?? []
      const data = all.filter(
        ({ titel, pfad }) =>
          pfad.startsWith(bereich ?? '') &&
          words.every(word => `${titel} ${pfad}`.toLowerCase().includes(word)),
      )
      return { data, anzahl: data.length, mehr: false, weiter: null }
    },
  })

const link = [{ name: 'link', label: 'Link', required: false, control: 'link', standard: '' }] as const
const amt = [
  { name: 'amt', label: 'Amt', required: false, control: 'verweis', to: 'organisationseinheit' },
] as const

const key = (input: HTMLElement, key: string) =>
  act(async () => input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

const options = (root: HTMLElement) => [...root.querySelectorAll('[role=option]')].map(one => one.textContent)

describe('the target of a link', () => {
  test('is found by words of its title, and chosen by keyboard', async () => {
    town(page('Bürgerbüro', '/rathaus/buergerbuero'), page('Bürgerhaus', '/buergerhaus', 'entwurf'))
    const form = await drawnForm(link, {})
    await form.type('Link', 'bürger')
    await soon(() => expect(options(form.root)).toHaveLength(2))
    expect(options(form.root)).toEqual([
      'Bürgerbüro/rathaus/buergerbuero',
      'Bürgerhaus/buergerhaus · Entwurf',
    ])
    const input = form.labelled('Link')
    await key(input, 'ArrowDown')
    await key(input, 'ArrowDown')
    expect(input.getAttribute('aria-activedescendant')).toBe(
      form.root.querySelectorAll('[role=option]')[1]?.id,
    )
    await key(input, 'Enter')
    expect(form.data()).toEqual({ link: '/buergerhaus' })
    expect(input.getAttribute('aria-expanded')).toBe('false')
    await soon(() => expect(form.root.textContent).toContain('Führt zu: Bürgerhaus'))
  })

  test('can be a document of the library', async () => {
    town(page('Merkblätter', '/rathaus/merkblaetter'))
    const form = await drawnForm(link, {})
    await form.type('Link', 'merkbl')
    await soon(() =>
      expect(options(form.root)).toEqual([
        'Merkblätter/rathaus/merkblaetter',
        expect.stringMatching(/^Merkblatt BrennholzDokument, PDF, 120/),
      ]),
    )
    await act(async () => form.root.querySelectorAll<HTMLElement>('[role=option]')[1]?.click())
    expect(form.data()).toEqual({ link: '/medien/merkblatt-brennholz.pdf' })
    expect(form.root.textContent).toContain('Führt zu einer Datei aus „Bilder und Dokumente“.')
    expect(form.button('Dokument auswählen oder aufnehmen')).toBeDefined()
  })

  test('is reported if the desk knows no page at its address', async () => {
    town(page('Bürgerbüro', '/rathaus/buergerbuero'))
    const form = await drawnForm(link, { link: '/rathaus/buergerbuero2' })
    await soon(() => expect(form.root.textContent).toContain('kennt die Redaktion keine Seite'))
  })

  test('on another website gets its scheme, an invalid one is reported, and no input is lost', async () => {
    town()
    const form = await drawnForm(link, {})
    await form.type('Link', 'www.example.org')
    await form.leave('Link')
    expect(form.data()).toEqual({ link: 'https://www.example.org' })
    expect(form.root.textContent).toContain('Führt zu einer anderen Website.')
    await form.type('Link', 'irgendwohin')
    await form.leave('Link')
    expect(form.data()).toEqual({ link: 'irgendwohin' })
    expect(form.root.textContent).toContain(
      'Bitte eine Seite oder ein Dokument auswählen oder eine Adresse mit https:// angeben.',
    )
  })

  test('can still be typed if the search fails, and the failure is shown', async () => {
    answering({
      ...fakeCms(),
      redaktionInhalte() {
        throw new CmsError('fehler')
      },
    })
    const form = await drawnForm(link, {})
    await form.type('Link', '/rathaus')
    await soon(() =>
      expect(form.root.textContent).toContain('Ob es diese Seite gibt, ließ sich gerade nicht prüfen.'),
    )
    expect(form.data()).toEqual({ link: '/rathaus' })
  })
})

describe('a reference', () => {
  test('shows the title of its record, while the data hold its Kennung', async () => {
    town(office('Standesamt', 'standesamt'), office('Bauamt', 'bauamt'))
    const form = await drawnForm(amt, { amt: 'standesamt' })
    await soon(() => expect(form.labelled('Amt').value).toBe('Standesamt'))
    await form.type('Amt', 'bau')
    await soon(() => expect(options(form.root)).toEqual(['Bauamt']))
    await act(async () => form.root.querySelector<HTMLElement>('[role=option]')?.click())
    expect(form.data()).toEqual({ amt: 'bauamt' })
    await soon(() => expect(form.labelled('Amt').value).toBe('Bauamt'))
  })

  test('keeps its value if the input is incomplete', async () => {
    town(office('Standesamt', 'standesamt'))
    const form = await drawnForm(amt, { amt: 'standesamt' })
    await soon(() => expect(form.labelled('Amt').value).toBe('Standesamt'))
    await form.type('Amt', 'Stand')
    await form.leave('Amt')
    expect(form.labelled('Amt').value).toBe('Standesamt')
    expect(form.data()).toEqual({ amt: 'standesamt' })
    await form.press('Entfernen: Amt')
    expect(form.data()).toEqual({})
  })

  test('reports a record that no longer exists', async () => {
    town()
    const form = await drawnForm(amt, { amt: 'wasseramt' })
    await soon(() => expect(form.root.textContent).toContain('„wasseramt“ gibt es nicht (mehr).'))
  })

  test('P12: never shows its Kennung as a name, also while it is loaded or if that fails', async () => {
    answering({
      ...fakeCms(),
      redaktionInhalte() {
        throw new CmsError('fehler')
      },
    })
    const form = await drawnForm(amt, { amt: 'amt-ohne-antwort' })
    expect(form.labelled('Amt').value).toBe('')
    expect(form.labelled('Amt').placeholder).toBe('Wird geladen …')
    await soon(() => expect(form.root.textContent).toContain('ließ sich gerade nicht laden'))
    expect(form.labelled('Amt').value).toBe('')
    await form.leave('Amt')
    expect(form.data()).toEqual({ amt: 'amt-ohne-antwort' })
  })
})
