import { formOf, records } from '@rathausplatz/contract/records'
import { act } from 'react'
import { expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { drawnForm, type } from './testing/drawn-form.tsx'

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
