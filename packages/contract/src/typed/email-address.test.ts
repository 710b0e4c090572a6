import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailLine, emailOrNothing } from '../given-text.ts'
import { email, readEmail } from './email-address.ts'

const long = (count: number) => 'x'.repeat(count)

describe('F5: an e-mail address is read as people type it', () => {
  test.each([
    ['erika@example.org', 'erika@example.org'],
    [' erika@example.org ', 'erika@example.org'],
    ['\u00a0erika@example.org\u200b', 'erika@example.org'],
    ['erika@example.org.', 'erika@example.org'],
    ['erika@example.org,', 'erika@example.org'],
    ['mailto:erika@example.org', 'erika@example.org'],
    ['E-Mail: erika@example.org', 'erika@example.org'],
    ['<erika@example.org>', 'erika@example.org'],
    ['Erika Beispiel <erika@example.org>', 'erika@example.org'],
    ['"erika@example.org"', 'erika@example.org'],
    ['„erika@example.org“', 'erika@example.org'],
    ['"erika.beispiel"@example.org', 'erika.beispiel@example.org'],
    ['erika＠example.org', 'erika@example.org'],
    ['Erika.Beispiel@Example.ORG', 'Erika.Beispiel@Example.ORG'],
    ['a&b@example.org', 'a&b@example.org'],
    ['bau/planung@example.org', 'bau/planung@example.org'],
    ['verein#1@example.org', 'verein#1@example.org'],
    ['wow!@example.org', 'wow!@example.org'],
    ['100%@example.org', '100%@example.org'],
    ["o'connor@example.org", "o'connor@example.org"],
    ['o’connor@example.org', "o'connor@example.org"],
    ['erika+abo@example.org', 'erika+abo@example.org'],
    ['erika_b-c.d@example.org', 'erika_b-c.d@example.org'],
    ['{a}|b~c^d=e?f*$`@example.org', "{a}|b~c^d=e?f*$'@example.org"],
    ['1@example.org', '1@example.org'],
    ['-@example.org', '-@example.org'],
    ['erika@müller.example', 'erika@müller.example'],
    ['erika@straße.example', 'erika@straße.example'],
    ['erika@xn--mller-kva.example', 'erika@xn--mller-kva.example'],
    ['erika@пример.испытание', 'erika@пример.испытание'],
    ['erika@a.b.c.example.org', 'erika@a.b.c.example.org'],
    ['erika@4.example', 'erika@4.example'],
    [`${long(64)}@example.org`, `${long(64)}@example.org`],
  ])('%j is %s', (typed, address) => {
    expect(readEmail(typed)).toEqual({ ok: true, value: address })
    expect(emailLine().parse(typed)).toBe(address)
    expect(emailOrNothing().parse(typed)).toBe(address)
  })

  test.each([
    ['', /^Bitte geben Sie eine E-Mail-Adresse an/],
    ['erika', /fehlt das @-Zeichen/],
    ['erika.example.org', /fehlt das @-Zeichen/],
    ['erika(at)example.org', /fehlt das @-Zeichen/],
    ['07222 1234-0', /Hier steht eine Telefonnummer/],
    ['+49 (0)7222 / 1234', /Hier steht eine Telefonnummer/],
    ['a@example.org, b@example.org', /zwei E-Mail-Adressen/],
    ['a@example.org; b@example.org', /zwei E-Mail-Adressen/],
    ['a@example.org b@example.org', /zwei E-Mail-Adressen/],
    ['a@example.org,b@example.org', /zwei E-Mail-Adressen/],
    ['a@@example.org', /zweimal/],
    ['@example.org', /Vor dem @-Zeichen/],
    ['erika@', /Nach dem @-Zeichen fehlt der Anbieter/],
    ['erika@example', /fehlt das Ende/],
    ['erika beispiel@example.org', /kein Leerzeichen/],
    ['erika@exam ple.org', /kein Leerzeichen/],
    ['.erika@example.org', /ein Punkt zu viel/],
    ['erika.@example.org', /ein Punkt zu viel/],
    ['eri..ka@example.org', /ein Punkt zu viel/],
    ['erika@example..org', /ein Punkt zu viel/],
    ['jürgen@example.org', /Zeichen „ü“/],
    ['"eri"ka@example.org', /Anführungszeichen/],
    [`${long(65)}@example.org`, /mehr als 64 Zeichen/],
    [`a@${`${long(60)}.`.repeat(5)}org`, /mehr als 254 Zeichen/],
    ['erika@-example.org', /E-Mail-Adresse/],
    ['erika@192.168.0.1', /E-Mail-Adresse/],
    [`erika@${long(64)}.org`, /E-Mail-Adresse/],
  ])('%j is refused: %s', (typed, fault) => {
    const read = readEmail(typed)
    expect(read.ok ? '' : read.fault).toMatch(fault)
    expect(read.ok ? '' : read.fault).toMatch(/name@example\.org\.$/)
    expect(emailLine().safeParse(typed).success).toBe(false)
  })
})

describe('F6: what is wrong with an e-mail address is said', () => {
  test.each([
    ['sabine@example,org', /steht ein Komma\. Meinen Sie einen Punkt\?/],
    ['max@web,de', /steht ein Komma\. Meinen Sie einen Punkt\?/],
    ['max@web, de', /steht ein Komma\. Meinen Sie einen Punkt\?/],
    ['max@mail.example,org', /steht ein Komma\. Meinen Sie einen Punkt\?/],
    ['sabine,beispiel@example.org', /steht ein Komma\. Meinen Sie einen Punkt\?/],
    ['sabine@example;org', /steht ein Strichpunkt\. Meinen Sie einen Punkt\?/],
    ['sabine;beispiel@example.org', /steht ein Strichpunkt/],
    ['sabine@example:org', /steht ein Doppelpunkt\. Meinen Sie einen Punkt\?/],
    ['sabine@example.org, 07222 1234', /steht ein Komma\. Bitte geben Sie nur die Adresse an/],
    ['sabine@example.org; privat!', /steht ein Strichpunkt\. Bitte geben Sie nur die Adresse an/],
    ['sabine at example.org', /fehlt das @-Zeichen\. Bitte schreiben Sie es statt „at“/],
    ['sabine[at]example.org', /schreiben Sie es statt „\[at\]“/],
    ['sabine (at) example.org', /schreiben Sie es statt „\(at\)“/],
    ['sabine{ät}example.org', /schreiben Sie es statt „\{ät\}“/],
    ['sabine-at-example.org', /schreiben Sie es statt „-at-“/],
    ['sabine@example (punkt) org', /statt „\(punkt\)“ einen Punkt/],
    ['sabine@example[dot]org', /statt „\[dot\]“ einen Punkt/],
    ['sabine@example dot org', /statt „dot“ einen Punkt/],
    ['sabine @ example.org', /kein Leerzeichen/],
    ['sabine@ example.org', /kein Leerzeichen/],
    ['sabine @example.org', /kein Leerzeichen/],
    ['sabine@example org', /kein Leerzeichen/],
    ['sabine@example_weg.org', /Das Zeichen „_“ steht in keiner E-Mail-Adresse nach dem @-Zeichen/],
    ['sabine@example/org', /Das Zeichen „\/“/],
    ['sabine@examplé!.org', /Das Zeichen „!“/],
    ['sabineexample.org', /fehlt das @-Zeichen\. Bitte geben Sie sie ganz an/],
    ['beate.example.org', /fehlt das @-Zeichen\. Bitte geben Sie sie ganz an/],
  ])('%j is refused: %s', (typed, fault) => {
    const read = readEmail(typed)
    expect(read.ok ? '' : read.fault).toMatch(fault)
    expect(read.ok ? '' : read.fault).toMatch(/name@example\.org\.$/)
  })

  test.each([
    ['Mail: erika@example.org', 'erika@example.org'],
    ['E-Mail-Adresse: erika@example.org', 'erika@example.org'],
    ['erika@example.org;', 'erika@example.org'],
  ])('%j is %s', (typed, address) => expect(readEmail(typed)).toEqual({ ok: true, value: address }))
})

test('F5: what is taken as an address has one @, no blank and fits into the bounds of mail', () => {
  const part = fc.stringMatching(/^[a-zA-Z0-9!#$%&'*+/=?^_{|}~-]{1,20}$/)
  const domain = fc.stringMatching(/^[a-z]{1,12}\.[a-z]{2,6}$/)
  fc.assert(
    fc.property(part, part, domain, (one, other, at) => {
      expect(readEmail(` ${one}.${other}@${at}. `)).toEqual({ ok: true, value: `${one}.${other}@${at}` })
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const read = readEmail(text)
      if (read.ok) expect(read.value).toMatch(email)
      else expect(read.fault).toMatch(/^[A-ZÄÖÜ].*\.$/s)
    }),
  )
})
