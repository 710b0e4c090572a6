import { expect, test } from 'vitest'
import { usersOf } from './used-by.tsx'

const place = (id: string, feldname: string) => ({
  id,
  art: 'seite',
  schluessel: `/${id}`,
  titel: id,
  feld: feldname,
  feldname,
})

test('A document that links here is listed once, with all fields that contain a link', () => {
  const users = usersOf({
    oeffentlich: [place('rathaus', 'Text'), place('kontakt', 'Link')],
    entwurf: [place('rathaus', 'Text'), place('rathaus', 'Linkliste')],
    weitere: 0,
  })
  expect(users.map(({ id, places }) => [id, places])).toEqual([
    ['rathaus', ['Text', 'Linkliste']],
    ['kontakt', ['Link']],
  ])
})
