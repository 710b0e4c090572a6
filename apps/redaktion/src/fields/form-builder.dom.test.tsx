import { formOf, records } from '@rathausplatz/contract/records'
import { mount } from '@rathausplatz/ui/testing'
import { act, useReducer, useRef } from 'react'
import { expect, test } from 'vitest'
import { TellProvider } from '../pieces/tell.tsx'
import { until } from '../testing/until.ts'
import { Fields, type Path } from './fields.tsx'
import { button, drawnForm, put, type } from './testing/drawn-form.tsx'

const fields = formOf(records.formular).filter(({ name }) => name === 'schritte')

const kind = {
  typ: 'radio',
  label: 'Worum geht es?',
  name: 'anlass',
  optionen: [
    { label: 'Ein Hund', wert: 'hund' },
    { label: 'Etwas anderes', wert: 'anderes' },
  ],
}
const consent = { typ: 'schalter', label: 'Rückruf erwünscht', name: 'rueckruf' }
const name = { typ: 'text', label: 'Ihr Name', name: 'ihr-name' }
const later = { typ: 'text', label: 'Anmerkung', name: 'anmerkung' }

async function builder(...felder: object[]) {
  const form = await drawnForm(fields, { schritte: [{ titel: 'Angaben', felder }] })
  const questions = () => {
    const [schritt] = form.data()['schritte'] as [{ felder: Record<string, unknown>[] }]
    return schritt.felder
  }
  const unfold = async (words: string) => {
    const fold = [...form.root.querySelectorAll<HTMLElement>('button[aria-expanded=false]')].find(one =>
      one.textContent.includes(words),
    )
    await act(async () => fold?.click())
  }
  const choices = (label: string) =>
    [...(form.labelled(label) as unknown as HTMLSelectElement).options].map(({ text }) => text)
  const choose = (label: string, text: string) =>
    act(async () => {
      const select = form.labelled(label) as unknown as HTMLSelectElement
      select.value = [...select.options].find(one => one.text === text)?.value ?? ''
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  /** Types the label of a question. */
  const ask = (index: number, words: string) => {
    const input = document.getElementById(`feld-probe-schritte.0.felder.${index}.label`)
    if (!(input instanceof HTMLInputElement)) throw new Error('no question')
    return type(input, words)
  }
  await unfold('Schritt 1')
  return { ...form, questions, unfold, ask, choices, choose }
}

test('A condition is chosen among the earlier questions, by their labels, and among their answers', async () => {
  const { unfold, press, choices, choose, labelled, questions } = await builder(kind, consent, name, later)
  await unfold('Ihr Name')
  await press('Bedingung angeben')
  expect(choices('Abhängig von der Frage')).toEqual(['Bitte wählen', 'Worum geht es?', 'Rückruf erwünscht'])
  await choose('Abhängig von der Frage', 'Worum geht es?')
  await act(async () => labelled('Ein Hund').click())
  expect(questions()[2]).toMatchObject({ bedingung: { feld: 'anlass', werte: ['hund'] } })
  await choose('Abhängig von der Frage', 'Rückruf erwünscht')
  await until(() => expect(questions()[2]).toMatchObject({ bedingung: { feld: 'rueckruf', werte: [] } }))
  await act(async () => labelled('Nein').click())
  expect(questions()[2]).toMatchObject({ bedingung: { feld: 'rueckruf', werte: ['nein'] } })
})

test('A condition on a question that does not exist stays in the data, and its name is marked in the select', async () => {
  const bedingung = { wirkung: 'zeigen', feld: 'frueher', werte: ['x'] }
  const { unfold, labelled, choices, questions } = await builder(kind, { ...name, bedingung })
  await unfold('Ihr Name')
  expect(labelled('Abhängig von der Frage').value).toBe('frueher')
  expect(choices('Abhängig von der Frage')).toContain('frueher (steht dort nicht)')
  expect(questions()[1]).toMatchObject({ bedingung })
})

test('An either-or partner is chosen among the other questions of the step', async () => {
  const { unfold, choices, choose, questions } = await builder(consent, name, later)
  await unfold('Ihr Name')
  expect(choices('Statt dieser Frage kann beantwortet werden')).toEqual([
    'Bitte wählen',
    'Rückruf erwünscht',
    'Anmerkung',
  ])
  await choose('Statt dieser Frage kann beantwortet werden', 'Anmerkung')
  expect(questions()[1]).toMatchObject({ xor: 'anmerkung' })
})

test('The name of a new question follows its label until the editor writes one; an existing name stays', async () => {
  const { unfold, ask, type: typeInto, questions } = await builder({ ...later, label: '', name: '' }, name)
  await unfold('Text, eine Zeile')
  await ask(0, 'Größe')
  await ask(0, 'Größe des Hundes')
  await until(() => expect(questions()[0]).toMatchObject({ name: 'groesse-des-hundes' }))
  await typeInto('Name der Frage', 'groesse')
  await ask(0, 'Schulterhöhe')
  expect(questions()[0]).toMatchObject({ label: 'Schulterhöhe', name: 'groesse' })
  await unfold('Ihr Name')
  await ask(1, 'Ihr ganzer Name')
  expect(questions()[1]).toMatchObject({ label: 'Ihr ganzer Name', name: 'ihr-name' })
})

test('A folded question shows its kind and label, but neither its name nor a condition that it does not have', async () => {
  const { root } = await builder(kind, name)
  expect(root.textContent).not.toContain('Die Frage wird nur dann gestellt')
  const folded = [...root.querySelectorAll('button[aria-expanded=false]')].map(one => one.textContent)
  expect(folded).toEqual([
    expect.stringContaining('Auswahl, alle Antworten sichtbar · Worum geht es?'),
    expect.stringMatching(/Text, eine Zeile · Ihr Name$/),
  ])
})

test('P8: the name of an answer is there after a click, although the form follows typing only after a pause', async () => {
  const now = {
    data: { schritte: [{ titel: 'Angaben', felder: [{ typ: 'radio', label: 'Ja?', name: 'ja' }] }] },
  }
  let pause = () => {}
  /** Like a document: it holds typed text at once and draws it once typing pauses. */
  function Document() {
    const [, draw] = useReducer(count => count + 1, 0)
    pause = draw
    const data = useRef<Record<string, unknown>>(now.data)
    const set = (path: Path, value: unknown) => {
      data.current = put(data.current, path, value) as Record<string, unknown>
      now.data = data.current as typeof now.data
    }
    return (
      <Fields
        fields={fields}
        value={data.current}
        onChange={(path, value) => {
          set(path, value)
          draw()
        }}
        onType={set}
        faults={() => undefined}
        idPrefix="probe-"
      />
    )
  }
  const root = await mount(
    <TellProvider>
      <Document />
    </TellProvider>,
  )
  for (const words of ['Schritt 1', 'Ja?'])
    await act(async () =>
      [...root.querySelectorAll<HTMLElement>('button[aria-expanded=false]')]
        .find(one => one.textContent.includes(words))
        ?.click(),
    )
  const answers = () =>
    (now.data.schritte[0]?.felder[0] as { optionen?: { wert: string }[] } | undefined)?.optionen ?? []
  await act(async () => button(root, 'Antwort hinzufügen').click())
  const label = root.querySelector<HTMLInputElement>('[id$="optionen.0.label"]')
  if (!label) throw new Error('no answer')
  await type(label, 'Ja, gern')
  // A press lets the form follow; the click comes after it.
  await act(async () => pause())
  await act(async () => button(root, 'Antwort hinzufügen').click())
  expect(answers().map(({ wert }) => wert)).toEqual(['ja-gern', undefined])
})

test('P8: nothing that must be filled in is marked as optional', async () => {
  const { unfold, press, root } = await builder(kind, { ...name, bedingung: undefined })
  await unfold('Ihr Name')
  await press('Bedingung angeben')
  const marked = [...root.querySelectorAll('label, legend')].flatMap(({ textContent }) =>
    textContent.endsWith('(freiwillig)') ? [textContent.replace(' (freiwillig)', '')] : [],
  )
  for (const needed of [
    'Frage',
    'Name der Frage',
    'Abhängig von der Frage',
    'Antworten zur Wahl',
    'Fragen',
    'Schritte',
  ])
    expect(marked).not.toContain(needed)
  expect(marked).toContain('Hilfe')
})

const fold = (root: HTMLElement) => {
  const details = root.querySelector<HTMLDetailsElement>('details')
  if (!details) throw new Error('no fold')
  return details
}

test('P8: rarely used settings of a question are folded, unless one of them is used', async () => {
  const plain = await builder(name)
  await plain.unfold('Ihr Name')
  expect(fold(plain.root).querySelector('summary')?.textContent).toBe('Weitere Einstellungen')
  expect(fold(plain.root).open).toBe(false)
  for (const label of ['Name der Frage', 'Statt dieser Frage kann beantwortet werden', 'Zeichen höchstens'])
    expect(fold(plain.root).contains(plain.labelled(label)), label).toBe(true)
  for (const label of ['Hilfe', 'Muss beantwortet werden'])
    expect(fold(plain.root).contains(plain.labelled(label)), label).toBe(false)
})

test('P8: the settings are open if one is used', async () => {
  const used = await builder({ ...name, xor: 'anmerkung' }, later)
  await used.unfold('Ihr Name')
  expect(fold(used.root).open).toBe(true)
})

test('P8: a step begins with a title of its own, so that a form with one step needs none', async () => {
  const form = await drawnForm(fields, { schritte: [{ felder: [name] }] })
  const step = form.root.querySelector<HTMLElement>('button[aria-expanded=false]')
  await act(async () => step?.click())
  expect(form.labelled('Titel').value).toBe('Ihre Angaben')
  expect(records.formular.schema.shape.schritte.parse([{ felder: [name] }])[0]?.titel).toBe('Ihre Angaben')
})
