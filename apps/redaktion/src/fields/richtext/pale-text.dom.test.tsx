import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { documentOf, htmlOf } from './html.ts'
import { saidOfPaste } from './paste-notice.tsx'

const words = (html: string) =>
  htmlOf(documentOf(cleanPaste(html).html))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test.each([
  '<p style="color:white;font-size:1pt">geheim</p>',
  '<p style="color:white">geheim</p>',
  '<p><span style="color:#FFFFFF">geheim</span></p>',
  '<p><span style="color:#fefefe">geheim</span></p>',
  '<p><span style="color: rgb(255, 255, 255)">geheim</span></p>',
  '<p><span style="color:rgb(250 250 250)">geheim</span></p>',
  '<p><font color="white">geheim</font></p>',
  '<p><font color="#FFF">geheim</font></p>',
  '<p style="color:white;background:white">geheim</p>',
  '<p style="color:#fff;background-color:transparent"><b>geheim</b></p>',
  '<p><span style="font-size:1.0pt">geheim</span></p>',
  '<p><span style="font-size:2px">geheim</span></p>',
  '<p><span style="font-size:0.1em">geheim</span></p>',
])('D1: white or tiny text is left out, and told: %s', hidden => {
  const html = `<p>Anmeldung bis Freitag im Bürgerbüro.</p>${hidden}<p>Danke schön.</p>`
  expect(words(html)).toBe('Anmeldung bis Freitag im Bürgerbüro. Danke schön.')
  expect(saidOfPaste(cleanPaste(html))).toEqual(['Weißer oder winziger Text, den niemand liest: „geheim“'])
})

test.each([
  '<p><span style="color:white;background:#1F4E79">Hinweis</span></p>',
  '<div style="background-color:rgb(0, 60, 120)"><p style="color:#fff">Hinweis</p></div>',
  '<table bgcolor="#003366"><tr><td><p style="color:white">Hinweis</p></td></tr></table>',
  '<h2 style="color:white">Hinweis</h2>',
  '<p style="color:white"><span style="color:black">Hinweis</span></p>',
  '<p style="color:#c5000b">Hinweis</p>',
  '<p style="color:yellow">Hinweis</p>',
  '<p style="font-size:8pt">Hinweis</p>',
  '<p style="font-size:1pt"><span style="font-size:11pt">Hinweis</span></p>',
])('D1: text that can be read stays: %s', shown => {
  const html = `<p>Anmeldung bis Freitag im Bürgerbüro.</p>${shown}`
  expect(words(html)).toBe('Anmeldung bis Freitag im Bürgerbüro. Hinweis')
  expect(saidOfPaste(cleanPaste(html))).toEqual([])
})

test('D1: a text from a dark screen is white all over, and stays', () => {
  const html = '<p style="color:rgb(255,255,255)">Anmeldung bis Freitag</p><p style="color:#fff">Danke</p>'
  expect(words(html)).toBe('Anmeldung bis Freitag Danke')
})
