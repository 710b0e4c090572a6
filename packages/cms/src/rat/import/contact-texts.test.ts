import { expect, test } from 'vitest'
import { mailsIn, phonesIn } from './contact-texts.ts'

test.each([
  '0171 1 (privat)',
  '0171 2222 (priv.)',
  'priv.: 0171 3333',
  '0171 4444 pr.',
  'Tel. priv. 0171 5555',
  'p: 030 5550002',
  'p. 030 5550002',
  '030 5550002 (p)',
  '(P) 030 5550002',
  '030 5550002 p',
  'Tel. p.: 030 5550002',
  'TelP 030 5550002',
  'Privathandy 0171 5555',
  'Privatnummer: 0171 5555',
  'priv-Mobil 0171 5555',
  'zu Hause 030 5550002',
  '030 5550002 (zuhause)',
  'persönlich: 0171 5555',
  'Wohnung 030 5550002',
  'home: +49 30 5550002',
  '030 5550002 (nicht veröffentlichen)',
])('C1: the number %j is not for everyone', text =>
  expect(phonesIn([text])).toMatchObject({ open: [], isPrivate: true }),
)

test.each([
  ['030 23125-100', ['030 23125-100']],
  ['Tel. 030 23125-100 (dienstl.)', ['Tel. 030 23125-100 (dienstl.)']],
  ['030 5550-0, App. 12', ['030 5550-0, App. 12']],
  ['030/23125-100', ['030/23125-100']],
  ['030 / 23125', ['030 / 23125']],
  ['Parteibüro 030 23125', ['Parteibüro 030 23125']],
  ['030 5550001, 0171 5550002', ['030 5550001', '0171 5550002']],
  ['030 5550001 / 0171 5550002', ['030 5550001', '0171 5550002']],
  ['030 5550001 oder 0171 5550002', ['030 5550001', '0171 5550002']],
])('C1: the number %j is', (text, open) =>
  expect(phonesIn([text])).toEqual({ open, closed: 0, isPrivate: false, isUnread: false }),
)

test.each([
  ['030 5550001 (d), 0171 5550002 (p)', ['030 5550001 (d)']],
  ['dienstlich 030 5550001; privat 0171 5550002', ['dienstlich 030 5550001']],
  ['privat: 030 5550001, 0171 5550002', []],
])('C1: of the numbers %j only the official ones come', (text, open) =>
  expect(phonesIn([text])).toMatchObject({ open, isPrivate: true }),
)

test.each([
  ['tessa@example.org; buero@example.org', ['tessa@example.org', 'buero@example.org']],
  ['tessa@example.org, buero@example.org', ['tessa@example.org', 'buero@example.org']],
  ['tessa@example.org buero@example.org', ['tessa@example.org', 'buero@example.org']],
  ['tessa@example.org/buero@example.org', ['tessa@example.org', 'buero@example.org']],
  ['tessa@example.org oder buero@example.org', ['tessa@example.org', 'buero@example.org']],
  ['E-Mail: tessa@example.org.', ['tessa@example.org']],
  ['mailto:tessa@example.org', ['tessa@example.org']],
  ['Tessa Muster <tessa@example.org>', ['tessa@example.org']],
  ['tessa (at) example.org', ['tessa@example.org']],
  ['tessa[at]example.org', ['tessa@example.org']],
  ['p.muster@example.org', ['p.muster@example.org']],
  ['tessa@p-muster.example.org', ['tessa@p-muster.example.org']],
])('C3: the addresses in %j are split', (text, open) =>
  expect(mailsIn([text])).toEqual({ open, closed: 0, isPrivate: false, isUnread: false }),
)

test.each([
  ['tessa@example.org (priv.)', []],
  ['p: tessa@example.org', []],
  ['privat: tessa@example.org', []],
  ['priv.tessa@example.org', []],
  ['tessa@example.org (p); buero@example.org (d)', ['buero@example.org']],
  ['privat: tessa@example.org, tessa2@example.org', []],
  ['priv.tessa@example.org; tessa@example.org', ['tessa@example.org']],
  ['privat: tessa@example.org, rathaus@example.org', ['rathaus@example.org']],
  ['privat: tessa@example.org, g.muster@example.org', []],
  ['privat tessa@example.org, Büro: buero@example.org', ['buero@example.org']],
])('C1: of the addresses in %j only those for everyone come', (text, open) =>
  expect(mailsIn([text])).toMatchObject({ open, isPrivate: true }),
)

test.each(['tessa', 'siehe Website', 'tessa@', 'tessa at example'])('C3: %j is told as unreadable', text =>
  expect(mailsIn([text])).toEqual({ open: [], closed: 0, isPrivate: false, isUnread: true }),
)
