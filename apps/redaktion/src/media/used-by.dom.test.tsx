import { mount } from '@rathausplatz/ui/testing'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME } from '../frame/frame-data.ts'
import { until } from '../testing/until.ts'
import { isUsed, placesOf, UsedBy } from './used-by.tsx'

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

test.each([
  ['46 KB', null, true],
  ['46 KB', '1 KB', true],
  ['46 KB', '46\u00a0KB', false],
  ['1.3 MB', '1,3\u00a0MB', false],
  ['46 KB', undefined, false],
  [undefined, null, false],
] as const)('P1: the typed size %s beside a file of %s is named: %s', async (groesse, size, isNamed) => {
  const typed = { ...place('a', 'content.0.context.text'), ...(groesse === undefined ? {} : { groesse }) }
  const use = { entwurf: [typed], oeffentlich: [typed], weitere: 0 }
  const router = createMemoryRouter([
    {
      id: FRAME,
      path: '/',
      loader: () => ({ kinds: [] }),
      HydrateFallback: () => null,
      element: <UsedBy use={use} {...(size === undefined ? {} : { size })} />,
    },
  ])
  const root = await mount(<RouterProvider router={router} />)
  await until(() => expect(root.querySelector('li')).not.toBeNull())
  expect(root.textContent.includes('Hier steht von Hand „46 KB“.')).toBe(isNamed)
})
