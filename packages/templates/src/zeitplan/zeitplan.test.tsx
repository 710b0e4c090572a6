import { expect, test } from 'vitest'
import { schemas } from '../schemas.ts'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test("Spec §9: a row states beginning and end, or only the beginning, followed by ' Uhr'", () => {
  const root = render('zeitplan', examples.standard)
  expect(texts(root, 'tbody th[scope="row"]').slice(0, 2)).toEqual([
    '07:00–08:00\u00a0Uhr',
    '08:00–09:35\u00a0Uhr',
  ])
  expect(texts(render('zeitplan', examples.ohneEnde), 'tbody th')).toEqual([
    '17:00\u00a0Uhr',
    '17:30\u00a0Uhr',
  ])
})

test('The title of the table is its caption and a heading', () => {
  expect(texts(render('zeitplan', examples.standard), 'caption > h2')).toEqual(['Ein Schultag'])
})

test.each(['8:00', '24:30', '08:60', 'morgens'])('%s is not a valid time', beginn => {
  expect(schemas.zeitplan.context.safeParse({ titel: 'Tag', zeilen: [{ beginn, titel: 'x' }] }).success).toBe(
    false,
  )
})
