import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { placeWords } from './place-words.ts'

const page = (context: object) => ({
  title: 'Bauen',
  content: [
    { template: 'linkliste', context: {} },
    { template: 'text', context },
  ],
  leichteSprache: { title: 'Bauen leicht', content: [{ template: 'text', context }] },
})
const said = (feld: string, context: object = { text: '' }, ueberschrift = '') =>
  placeWords({ record: records.seite, data: page(context), feld, ueberschrift })

test('A sentence is located by its heading', () => {
  expect(said('content.1.context.text', {}, 'Fragen?')).toBe('Unter der Überschrift „Fragen?“')
})

test('Without a heading, a sentence is located by its entry of the page: by title, or by number and name', () => {
  expect(said('content.1.context.text', { titel: 'Kontakt' })).toBe('Im Baustein „Kontakt“')
  expect(said('content.1.context.text')).toBe('Im 2. Baustein der Seite, „Text“')
  expect(said('leichteSprache.content.0.context.text')).toBe(
    'Im 1. Baustein der Seite in Leichter Sprache, „Text“',
  )
})

test('In a record, a sentence is located by its part of the form, with the name of the person there', () => {
  const data = {
    name: 'Bauamt',
    text: '',
    kommunikation: [{ kanal: 'TELEFON', kennung: '1' }],
    kontaktpersonen: [{ vorname: 'Petra', nachname: 'Weber', raum: '' }],
  }
  const at = (feld: string) =>
    placeWords({ record: records.organisationseinheit, data, feld, ueberschrift: '' })
  expect(at('text')).toBe('Im Feld „Text“')
  expect(at('kommunikation.0.kennung')).toBe('Kontaktwege, 1. Eintrag')
  expect(at('kontaktpersonen.0.raum')).toBe('Ansprechpersonen: Petra Weber')
})
