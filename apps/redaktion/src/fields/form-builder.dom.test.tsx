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
  /** The words of a question. */
  const ask = (index: number, words: string) => {
    const input = document.getElementById(`feld-probe-schritte.0.felder.${index}.label`)
    if (!(input instanceof HTMLInputElement)) throw new Error('no question')
    return type(input, words)
  }
  await unfold('Schritt 1')
  return { ...form, questions, unfold, ask, choices, choose }
}

test('A condition is chosen among the questions before it, as people read them, and among their answers', async () => {
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

test('What a condition names and is not there any more stays until somebody chooses another', async () => {
  const bedingung = { wirkung: 'zeigen', feld: 'frueher', werte: ['x'] }
  const { unfold, labelled, choices, questions } = await builder(kind, { ...name, bedingung })
  await unfold('Ihr Name')
  expect(labelled('Abhängig von der Frage').value).toBe('frueher')
  expect(choices('Abhängig von der Frage')).toContain('frueher (steht dort nicht)')
  expect(questions()[1]).toMatchObject({ bedingung })
})

test('One of two is chosen among the other questions of its step', async () => {
  const { unfold, choices, choose, questions } = await builder(consent, name, later)
  await unfold('Ihr Name')
  expect(choices('Entweder diese oder die Frage')).toEqual(['Bitte wählen', 'Rückruf erwünscht', 'Anmerkung'])
  await choose('Entweder diese oder die Frage', 'Anmerkung')
  expect(questions()[1]).toMatchObject({ xor: 'anmerkung' })
})

test('The name of a new question follows its words until somebody writes it; one that was there stays', async () => {
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

test('Folded, a question shows what it asks: not its name, and no condition that it has not', async () => {
  const { root } = await builder(kind, name)
  expect(root.textContent).not.toContain('Die Frage wird nur dann gestellt')
  const folded = [...root.querySelectorAll('button[aria-expanded=false]')].map(one => one.textContent)
  expect(folded).toEqual([
    expect.stringContaining('Auswahl, alle Antworten sichtbar · Worum geht es?'),
    expect.stringMatching(/Text, eine Zeile · Ihr Name$/),
  ])
})
