import { expect, test } from 'vitest'
import { readEmail } from './email-address.ts'
import { doubtOfEmail, likelyEmail } from './likely-email.ts'

test.each([
  // Transposed, missing, doubled, neighbouring.
  ['gmial.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gmsil.com', 'gmail.com'],
  ['hmail.com', 'gmail.com'],
  ['gmaikl.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.cmo', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['gmail.de', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['goglemail.com', 'googlemail.com'],
  ['googelmail.com', 'googlemail.com'],
  ['gmx.ed', 'gmx.de'],
  ['gmy.de', 'gmx.de'],
  ['gmxx.de', 'gmx.de'],
  ['gmx.dee', 'gmx.de'],
  ['gnx.de', 'gmx.de'],
  ['gmx.nett', 'gmx.net'],
  ['gmx.ent', 'gmx.net'],
  ['wbe.de', 'web.de'],
  ['wen.de', 'web.de'],
  ['webb.de', 'web.de'],
  ['web.dr', 'web.de'],
  ['www.web.de', 'web.de'],
  ['t-onlin.de', 't-online.de'],
  ['t-onilne.de', 't-online.de'],
  ['tonline.de', 't-online.de'],
  ['t-online.com', 't-online.de'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmeil.de', 'hotmail.de'],
  ['outlok.de', 'outlook.de'],
  ['outlock.de', 'outlook.de'],
  ['outlook.cmo', 'outlook.com'],
  ['yaho.de', 'yahoo.de'],
  ['yahooo.com', 'yahoo.com'],
  ['freent.de', 'freenet.de'],
  ['freemet.de', 'freenet.de'],
  ['acor.de', 'arcor.de'],
  ['iclod.com', 'icloud.com'],
  ['icloud.de', 'icloud.com'],
  ['posteo.ed', 'posteo.de'],
  ['aol.ocm', 'aol.com'],
])('F4: an address at %s is asked about: %s', (domain, meant) => {
  expect(readEmail(`gerda@${domain}`).ok).toBe(true)
  expect(likelyEmail(`gerda@${domain}`)).toBe(`gerda@${meant}`)
})

const RIGHT = `gmx.at gmx.ch gmx.de gmx.net gmx.com gmx.eu web.de mail.de mail.com email.de gmail.com googlemail.com
  posteo.de posteo.net live.de live.com aol.de aol.com me.com outlook.at outlook.fr hotmail.fr hotmail.co.uk yahoo.fr
  yahoo.co.uk ymail.com icloud.com t-online.de online.de freenet.de arcor.de bluewin.ch orange.fr laposte.net proton.me
  1und1.de vodafone.de kabelmail.de ewe.net netcologne.de mailbox.org tutanota.com web.org rebenau.example.org
  stadt-rebenau.de weingut-huber.de gymnasium.de weber.de ggx.de life.de student.kit.edu mail.gmx.example
  müller.example bmw.de zdf.de ard.de vdk.de sap.com`

test.each(RIGHT.split(/\s+/))('F4: an address at %s is taken without a question', domain => {
  expect(likelyEmail(`gerda@${domain}`)).toBeUndefined()
})

test('F4: the question names both addresses, with the part before the @ as it was typed', () => {
  expect(doubtOfEmail('Gerda.Vogel+stadt@gmial.com')).toBe(
    'Meinen Sie Gerda.Vogel+stadt@gmail.com? Wenn Gerda.Vogel+stadt@gmial.com richtig ist, senden Sie es bitte noch einmal so ab.',
  )
  for (const other of ['gerda@gmail.com', 'gerda', 'gerda@', '', '@gmial.com', 'gerda vogel@gmial.com'])
    expect(doubtOfEmail(other), other).toBeUndefined()
})

test.each([
  ['gerda@web.d', 'gerda@web.de'],
  ['gerda@gmx.d', 'gerda@gmx.de'],
  ['gerda@gmailcom', 'gerda@gmail.com'],
  ['gerda@gmxde', 'gerda@gmx.de'],
  ['gerda@t-onlinede', 'gerda@t-online.de'],
])('F4: what is no address, %s, is asked about with the one that was probably meant', (text, meant) => {
  expect(readEmail(text).ok).toBe(false)
  expect(doubtOfEmail(text)).toBe(`Meinen Sie ${meant}? Bitte geben Sie die E-Mail-Adresse ganz an.`)
})

test('F4: a text that no address can be is not asked about, however long and odd it is', () => {
  expect(doubtOfEmail(`gerda@${'www.'.repeat(12_000)}`)).toBeUndefined()
  expect(doubtOfEmail(`gerda@www.www.gmial.com`)).toContain('gerda@gmail.com')
})

test.each([
  ['max@gmx.con', 'max@gmx.com'],
  ['ngugi@gmial.con', 'ngugi@gmail.com'],
  ['a@gmail.vom', 'a@gmail.com'],
  ['a@t-online.dee', 'a@t-online.de'],
  ['a@web.ded', 'a@web.de'],
  ['a@gmx.nett', 'a@gmx.net'],
  ['a@musikverein.con', 'a@musikverein.com'],
  ['a@verein-rebenau.dde', 'a@verein-rebenau.de'],
  ['a@www.gmx.con', 'a@gmx.com'],
])('F4: no address has the ending of %s; it asks whether %s is meant', (address, meant) => {
  expect(likelyEmail(address)).toBe(meant)
})

test.each([
  'a@verein.co',
  'a@verein.cm',
  'a@verein.om',
  'a@schule.dev',
  'a@bar.beer',
  'a@toto.bet',
  'a@verein.ee',
])('F4: the ending of %s exists', address => {
  expect(likelyEmail(address)).toBeUndefined()
})
