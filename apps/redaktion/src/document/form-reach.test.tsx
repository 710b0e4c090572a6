import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { FormReach, mailedInWords } from './form-reach.tsx'

type Form = Parameters<typeof FormReach>[0]['form']
type Use = Form['verwendung']['oeffentlich'][number]
const use = (schluessel: string): Use => ({
  id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d11',
  art: 'seite',
  schluessel,
  titel: 'Seite',
  feld: 'content.1',
  feldname: 'Inhalt',
})

function words(more: Partial<Form>): string {
  const form: Form = {
    pfad: '/formulare/hund-anmelden',
    daten: {},
    verwendung: { entwurf: [], oeffentlich: [], weitere: 0 },
    ...more,
  }
  const Stub = createRoutesStub([{ path: '*', Component: () => <FormReach form={form} /> }])
  return renderToStaticMarkup(<Stub />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
const used = (...titles: string[]) => ({
  verwendung: { entwurf: [], oeffentlich: titles.map(use), weitere: 0 },
})

test.each<[string, Partial<Form>, string]>([
  ['its address', {}, 'Adresse: /formulare/hund-anmelden'],
  ['that it is on the list', used('/hunde', '/formulare'), 'Auf der Seite „Formulare“: ja.'],
  ['that it is not on the list, and how', used('/hunde'), '„Formulare“: nein. Dort einen Link setzen'],
  ['that nothing leads to it', {}, 'Noch kein Inhalt führt hierher'],
  ['which roles read what comes in', {}, 'Rolle „Administration“ und „Posteingang“'],
  ['that the town gets the mails', {}, 'E-Mail zu jedem Eingang: die zentrale Adresse der Stadt.'],
  [
    'which addresses get the mails',
    { daten: { adressen: ['a@example.org', 'b@example.org'] } },
    'E-Mail zu jedem Eingang: a@example.org und b@example.org.',
  ],
])('P8: a published form says %s', (_, form, said) => {
  expect(words(form)).toContain(said)
})

test('P8: a link in a draft is no way for residents', () => {
  const form = { verwendung: { entwurf: [use('/formulare')], oeffentlich: [], weitere: 0 } }
  expect(words(form)).toContain('„Formulare“: nein.')
})

test('P8: nothing is said about mails until the name of the office is known', () => {
  const said = words({ daten: { empfaenger: 'bauamt' } })
  expect(said).not.toContain('bauamt')
  expect(said).not.toContain('E-Mail zu jedem Eingang')
})

test('P8: nothing is said about the list if the editor may not see all contents that lead to the form', () => {
  const said = words({ verwendung: { entwurf: [], oeffentlich: [], weitere: 1 } })
  expect(said).not.toContain('„Formulare“')
})

const bauamt = { name: 'Bauamt', hasMail: true }
test.each([
  [{}, bauamt, 'Bauamt'],
  [{ adressen: ['a@example.org'] }, bauamt, 'Bauamt und a@example.org'],
  [{}, { ...bauamt, hasMail: false }, 'die zentrale Adresse der Stadt („Bauamt“ hat keine E-Mail-Adresse)'],
  [
    { adressen: ['a@example.org'] },
    { ...bauamt, hasMail: false },
    'a@example.org („Bauamt“ hat keine E-Mail-Adresse)',
  ],
  [{ amt_der_seite: true }, bauamt, 'das Amt der Seite, von der jemand kommt, sonst Bauamt'],
  [{ adressen: [''] }, undefined, 'die zentrale Adresse der Stadt'],
])('P8: mails about submissions of %j with %j go to: %s', (daten, office, said) => {
  expect(mailedInWords(daten, office)).toBe(said)
})
