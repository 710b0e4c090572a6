import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isFollowedByMail, MailNote, mailReachOf, reachOf } from './emergency.tsx'

test.each([
  [{ wo: 'default', seite: '' }, /auf jeder Seite der Stadt und aller Häuser/],
  [{ wo: 'schillerschule', seite: '' }, /über den Seiten „Schillerschule“\. Auf allen anderen .* nicht\./],
  [{ wo: 'default', seite: '/rathaus/standesamt' }, /Seite \/rathaus\/standesamt und denen darunter, sonst/],
  [{}, /auf jeder Seite der Stadt/],
])('P7: the question before an emergency with %j names where it appears', (daten, reach) => {
  expect(reachOf(daten)).toMatch(reach)
})

test.each([
  [{ wo: 'default' }, /bestellt hat, oder die für die ganze Stadt, bekommt sofort/],
  [{ wo: 'schillerschule' }, /bestellt hat, oder die für „Schillerschule“, bekommt sofort/],
  [{}, /jede Änderung und das Ende des Notfalls/],
  [{ stufe: 'dringend' }, /sofort eine E-Mail. Auch über jede Änderung und das Ende des Hinweises/],
])('P7: the question before an emergency with %j names who gets it by mail', (daten, reach) => {
  expect(mailReachOf(daten)).toMatch(reach)
})

test.each([
  ['hinweis', 'notfall', true],
  ['hinweis', 'dringend', true],
  ['hinweis', 'wichtig', false],
  ['hinweis', 'information', false],
  ['aktuelles', 'dringend', false],
])('N5: corrections and the end of %s %s are mailed: %s', (art, stufe, is) => {
  expect(isFollowedByMail(art, { stufe })).toBe(is)
})

test.each([true, false])('N5: before publication, a planned end (%s) is called no all-clear', hasEnd => {
  const html = renderToStaticMarkup(createElement(MailNote, { daten: { stufe: 'notfall' }, hasEnd }))
  expect(html.includes('Eine Entwarnung ist das nicht.')).toBe(hasEnd)
})
