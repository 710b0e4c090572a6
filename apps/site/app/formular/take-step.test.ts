import type { Formularfeld } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { readSent, turned } from './take-step.ts'

const question = (name: string, more: object = {}) =>
  ({
    typ: 'text',
    name,
    label: name,
    hilfe: '',
    pflicht: true,
    pflicht_meldung: '',
    xor: '',
    muster: [],
    muster_meldung: '',
    ...more,
  }) as Formularfeld

const pages = {
  schritte: [
    {
      titel: 'Wer',
      hilfe: '',
      felder: [
        question('verein'),
        question('eintritt', {
          typ: 'radio',
          optionen: [
            { label: 'Ja', wert: 'ja' },
            { label: 'Nein', wert: 'nein' },
          ],
        }),
        question('preis', {
          typ: 'zahl',
          nachkommastellen: 0,
          einheit: '',
          bedingung: { wirkung: 'zeigen', feld: 'eintritt', werte: ['ja'] },
        }),
      ],
    },
    { titel: 'Text', hilfe: '', felder: [question('bericht', { typ: 'wysiwyg', pflicht: false })] },
  ],
}
const heute = '2026-11-25'
const einreichung = '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ einreichung, beginn: 'b', schritt: '0', ...fields }))
    form.append(name, value)
  return form
}

const take = (fields: Record<string, string>) => turned(pages, readSent(pages, formOf(fields)), heute)
const first = { _gezeigt: 'verein,eintritt', _tun: 'weiter' }

test('K-06: errors are listed in the order of the form, and the visitor stays on the page', () => {
  const next = take(first)
  expect(next.titel).toBe('Bitte prüfen Sie Ihre Angaben')
  expect(Object.keys(next.fehler)).toEqual(['verein', 'eintritt'])
  expect(next.begun.at).toBe(0)
})

test('A question that an answer on the same page adds is first shown without an error, and is required when the page is sent again', () => {
  const answered = { verein: 'SV', eintritt: 'ja' }
  expect(take({ ...first, ...answered })).toMatchObject({
    fehler: {},
    hinweis: 'Zu Ihrer Antwort gehört noch diese Frage.',
    begun: { at: 0 },
  })
  expect(take({ ...answered, _gezeigt: 'verein', _tun: 'weiter' }).hinweis).toBe(
    'Zu Ihrer Antwort gehören noch diese Fragen.',
  )
  expect(Object.keys(take({ ...first, ...answered, _gezeigt: 'verein,eintritt,preis' }).fehler)).toEqual([
    'preis',
  ])
  expect(take({ ...first, ...answered, preis: '5', _gezeigt: 'verein,eintritt,preis' }).begun.at).toBe(1)
  expect(take({ ...first, verein: 'SV', eintritt: 'nein' }).begun.at).toBe(1)
})

describe('the buttons', () => {
  const all = { verein: 'SV', eintritt: 'nein' }
  test('Back leads back without validation', () => {
    expect(take({ schritt: '1', _tun: 'zurueck' })).toMatchObject({ begun: { at: 0 }, fehler: {} })
  })
  test('The last page sends only if every page is valid; otherwise the invalid page is shown', () => {
    expect(take({ ...all, schritt: '2', _tun: 'senden' })).toMatchObject({ ready: true })
    expect(take({ eintritt: 'nein', schritt: '2', _tun: 'senden' })).toMatchObject({
      begun: { at: 0, toSummary: true },
      fehler: { verein: expect.any(String) },
    })
  })
  test('A page changed from the summary leads back to the summary', () => {
    expect(take({ ...all, schritt: '2', _tun: 'zu:0' })).toMatchObject({ begun: { at: 0, toSummary: true } })
    expect(take({ ...first, ...all, _danach_pruefen: '1' })).toMatchObject({ begun: { at: 2 } })
  })
  test('An unknown task means "next", and an index beyond the end means the summary', () => {
    expect(readSent(pages, formOf({ _tun: 'löschen', schritt: '99' }))).toMatchObject({
      task: { tun: 'weiter' },
      begun: { at: 2 },
    })
    expect(readSent(pages, formOf({ einreichung: 'x', schritt: '-1' })).begun.einreichung).toMatch(
      /^[\da-f-]{36}$/,
    )
  })
})

test('A text typed without scripts becomes paragraphs and never markup', () => {
  const { begun } = readSent(
    pages,
    formOf({ schritt: '1', bericht: 'Wein & <b>Musik</b>\nund mehr\n\nBis spät' }),
  )
  expect(begun.eingaben['bericht']).toBe(
    '<p>Wein &amp; &lt;b&gt;Musik&lt;/b&gt;<br>und mehr</p><p>Bis spät</p>',
  )
  const marked = readSent(pages, formOf({ schritt: '1', bericht: '<p>Hallo</p>', '_html.bericht': 'html' }))
  expect(marked.begun.eingaben['bericht']).toBe('<p>Hallo</p>')
})
