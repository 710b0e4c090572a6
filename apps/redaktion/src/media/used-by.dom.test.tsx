import { expect, test } from 'vitest'
import { isUsed, placesOf } from './used-by.tsx'

const place = (id: string, feld: string) => ({
  id,
  art: 'seite',
  schluessel: `/${id}`,
  titel: id,
  feld,
  feldname: feld,
})

test('A place is listed once, whether in a draft, in the public revision or in both', () => {
  const use = {
    oeffentlich: [place('a', 'bild'), place('b', 'bild')],
    entwurf: [place('a', 'bild'), place('a', 'content.0.bild'), place('c', 'bild')],
    weitere: 0,
  }
  expect(placesOf(use).map(({ id, feld, isPublic, isDraft }) => [id, feld, isPublic, isDraft])).toEqual([
    ['a', 'bild', true, true],
    ['b', 'bild', true, false],
    ['a', 'content.0.bild', false, true],
    ['c', 'bild', false, true],
  ])
})

test('A file counts as used also by contents that the account may not see', () => {
  expect(isUsed({ oeffentlich: [], entwurf: [], weitere: 1 })).toBe(true)
  expect(isUsed({ oeffentlich: [], entwurf: [], weitere: 0 })).toBe(false)
})
