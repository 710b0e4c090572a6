import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { formOf, records } from '@rathausplatz/contract/records'
import { fold } from '@rathausplatz/text'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { leadTo } from '../document/fault-list.tsx'
import { answering } from '../testing/answering.ts'
import { Fields } from './fields.tsx'
import { PartUses } from './part-uses.tsx'
import { drawnForm, soon } from './testing/drawn-form.tsx'

const fieldOf = (kind: keyof typeof records, wanted: string) =>
  formOf(records[kind]).filter(({ name }) => name === wanted)
const field = fieldOf('stelle', 'ansprechperson')
const LABEL = 'Ansprechperson'

const person = (
  id: string | undefined,
  vorname: string,
  nachname: string,
  funktion: string,
  amt: string,
) => ({
  ...(id === undefined ? {} : { id }),
  vorname,
  nachname,
  funktion,
  raum: '',
  kommunikation: [],
  einheit: { id: fold(amt), name: amt, detailURL: `/rathaus/aemter/${fold(amt)}` },
})

/** A town with these people, found by words of name, task and office. */
const town = (...people: ReturnType<typeof person>[]) =>
  answering({
    ...fakeCms(),
    personen({ query: { q = '', einheit } }) {
      const data = people.filter(one => {
        const text = fold([one.vorname, one.nachname, one.funktion, one.einheit.name].join(' '))
        return (einheit === undefined || one.einheit.id === einheit) && text.includes(fold(q))
      })
      return { data, anzahl: data.length, buchstaben: [] }
    },
  })

const archive = () =>
  town(
    person('gerhard-nold', 'Gerhard', 'Nold', 'Leitung', 'Stadtarchiv'),
    person('ida-roth', 'Ida', 'Roth', 'Lesesaal', 'Stadtarchiv'),
    person(undefined, 'Ohne', 'Kennung', '', 'Stadtarchiv'),
    person('ida-sommer', 'Ida', 'Sommer', 'Flächen', 'Bauamt'),
  )
const options = (root: HTMLElement) => [...root.querySelectorAll('[role=option]')].map(one => one.textContent)

test.each([
  ['nold', ['Gerhard NoldLeitung · Stadtarchiv']],
  ['lesesaal', ['Ida RothLesesaal · Stadtarchiv']],
  ['bauamt', ['Ida SommerFlächen · Bauamt']],
  ['stadtarchiv', ['Gerhard NoldLeitung · Stadtarchiv', 'Ida RothLesesaal · Stadtarchiv']],
])('P2: a person is found by name, task or office: %s', async (typed, expected) => {
  archive()
  const form = await drawnForm(field, {})
  await form.type(LABEL, typed)
  await soon(() => expect(options(form.root)).toEqual(expected))
})

test('P2: a chosen person is stored with the office, shown by name, and can be removed', async () => {
  archive()
  const form = await drawnForm(field, {})
  await form.type(LABEL, 'nold')
  await soon(() => expect(options(form.root)).toHaveLength(1))
  await act(async () => form.root.querySelector<HTMLElement>('[role=option]')?.click())
  expect(form.data()).toEqual({ ansprechperson: { einheit: 'stadtarchiv', person: 'gerhard-nold' } })
  await soon(() => expect(form.labelled(LABEL).value).toBe('Gerhard Nold'))
  expect(form.root.textContent).toContain('Leitung · Stadtarchiv')
  await form.press('Entfernen: Ansprechperson')
  expect(form.data()).toEqual({})
})

test('P2: a person that the office no longer has is reported, and a fault of the reference is shown', async () => {
  archive()
  const data = { ansprechperson: { einheit: 'stadtarchiv', person: 'anna-alt' } }
  const faults = { 'ansprechperson.einheit': 'Bitte einen Eintrag auswählen.' }
  const form = await drawnForm(field, data, { faults })
  await soon(() => expect(form.root.textContent).toContain('steht dort nicht (mehr)'))
  expect(form.root.textContent).toContain('Bitte einen Eintrag auswählen.')
})

const office = {
  kontaktpersonen: [
    { id: 'ida-roth', vorname: 'Ida', nachname: 'Roth', kommunikation: [{ kanal: 'TELEFON', kennung: '1' }] },
    {
      id: 'gerhard-nold',
      vorname: 'Gerhard',
      nachname: 'Nold',
      kommunikation: [{ kanal: 'TELEFON', kennung: '2' }],
    },
  ],
}
const use = { art: 'seite', teil: 'gerhard-nold' }

const drawnOffice = (value: object) =>
  mount(
    <MemoryRouter>
      <PartUses
        value={[
          { ...use, id: 'a', titel: 'Stadtgeschichte' },
          { ...use, id: 'a', titel: 'Stadtgeschichte' },
          { ...use, id: 'b', titel: 'Archiv' },
        ]}
      >
        <Fields
          fields={fieldOf('organisationseinheit', 'kontaktpersonen')}
          value={{ ...value }}
          onChange={() => {}}
          faults={() => undefined}
          idPrefix=""
        />
      </PartUses>
    </MemoryRouter>,
  )

test('P2: before a clerk removes a person, the form names the contents that show them, and again afterwards', async () => {
  const root = await drawnOffice(office)
  const [roth, nold] = root.querySelectorAll<HTMLElement>('[aria-controls]')
  await act(async () => roth?.click())
  expect(root.textContent).not.toContain('gezeigt auf')
  await act(async () => nold?.click())
  expect(root.textContent).toContain('Auch gezeigt auf: Stadtgeschichte, Archiv')
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/inhalte/seite/a')
  const remove = [...root.querySelectorAll('button')].find(({ title, ariaLabel, textContent }) =>
    [title, ariaLabel, textContent].some(text => text?.includes('Entfernen: Gerhard')),
  )
  await act(async () => remove?.click())
  expect([...root.querySelectorAll('[role=status]')].map(one => one.textContent)).toContain(
    'Noch gezeigt auf: Stadtgeschichte, Archiv. Nach dem Veröffentlichen steht dort der Kontakt des Amtes.',
  )
})

test('P2: an address with a field of a person opens the form at this field, through all folds', async () => {
  const root = await drawnOffice(office)
  await act(async () => leadTo('kontaktpersonen.1.kommunikation.0.kennung'))
  await soon(() => expect(document.activeElement?.id).toBe('feld-kontaktpersonen.1.kommunikation.0.kennung'))
  expect(root.querySelectorAll('[aria-expanded="true"]').length).toBeGreaterThan(0)
})
