import { describe, expect, test } from 'vitest'
import { LEAST_GUESSES, objectionByGuessing } from './guess-apart.ts'
import { guessesOf } from './guess-password.ts'
import { objectionTo } from './password-rules.ts'

const ANNA = { email: 'a.muster@rebenau.example.org', vorname: 'Anna', nachname: 'Müllermann' }
const known = [ANNA.email, ANNA.vorname, ANNA.nachname, 'Rebenau']
const isRefused = (password: string) =>
  objectionTo(password, ANNA) !== undefined || guessesOf(password, known) < LEAST_GUESSES

describe('A10: a password that an attacker of this town would guess is refused', () => {
  test.each([
    'Rebenau2026!!',
    'administration',
    'Administration1',
    'rebenau-rebenau',
    'RebenauRathaus1',
    'Rathaus-Rebenau',
    'Stadt.Rebenau.26',
    'r3b3n4u-2026!',
    'uaneber2026!!',
    'Gemeinderat2026',
    'Buergermeister1',
    'Bürgermeister-1',
    'Stadtverwaltung2026',
    'Mülltonne-2026',
    'Muelltonne2026!',
    'Feuerwehr-112!!',
    'Freibad2026!!',
    'Wochenmarkt2026',
    'Sommer2026!!',
    'Winter-2025-26',
    'Weihnachten2026!',
    'November-2026!',
    'Fussball-WM-2026',
    'Schwarzwald-2026',
    'IchLiebeDich2026',
    'P@ssw0rt123456',
    'Passwort-2026-11',
    'geheim1234567',
    'qwertzuiop123',
    'yxcvbnm,.-2026',
    '1qay2wsx3edc!',
    '2026-11-29-2026',
    '01.02.1985-1985',
    '076331234567',
    'Annamuellermann1',
    'muellermann-anna',
    'Anna-Anna-Anna!',
    'neuanfang2026!!',
    'Donaudampfschiff',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  ])('%s', password => {
    expect(isRefused(password)).toBe(true)
  })
})

describe('A10: a password of words that do not belong together, or of chance, is accepted', () => {
  test.each([
    'Kelter Amsel Brunnen Pflug',
    'vier Woerter ohne Sinn',
    'drei Steine im Bachbett',
    'zwölf Igel tanzen leise',
    'Regal Nebel Tuba Zimt',
    'x7Kq-92vb-Lp0s',
    'kx8fjw2mzq1p',
    'Wolke;Dachs;Lupe;9',
    'Rebenau hat siebzehn lila Dachrinnen',
    'Мой старый зелёный самовар',
  ])('%s', password => {
    expect(isRefused(password)).toBe(false)
  })
})

test('A10: guessing runs in a thread of its own and answers in plain German', async () => {
  await expect(objectionByGuessing({ password: 'Rebenau2026!!', known })).resolves.toContain(
    'leicht zu erraten',
  )
  await expect(
    objectionByGuessing({ password: 'Kelter Amsel Brunnen Pflug', known }),
  ).resolves.toBeUndefined()
})
