import { expect, test } from 'vitest'
import { readWebsite } from './website.ts'

test.each([
  ['www.example.org', 'https://www.example.org'],
  ['example.org', 'https://example.org'],
  ['https://www.example.org', 'https://www.example.org'],
  ['http://example.org/verein?a=1#b', 'http://example.org/verein?a=1#b'],
  ['HTTPS://Example.org', 'https://Example.org'],
  ['http:/www.example.org', 'http://www.example.org'],
  ['http//www.example.org', 'http://www.example.org'],
  ['https:www.example.org', 'https://www.example.org'],
  ['https:// www.example.org', 'https://www.example.org'],
  ['  www.example.org  ', 'https://www.example.org'],
  ['\u00a0www.example.org/', 'https://www.example.org/'],
  ['www.müller.example', 'https://www.müller.example'],
  ['xn--mller-kva.example', 'https://xn--mller-kva.example'],
  ['example.org:8443/a', 'https://example.org:8443/a'],
  ['facebook.com/ruderclub', 'https://facebook.com/ruderclub'],
  ['www.tsv-1890.example', 'https://www.tsv-1890.example'],
  ['/vereine/ruderclub', '/vereine/ruderclub'],
])('F4: the website %j is read as %s', (text, value) => {
  expect(readWebsite(text)).toEqual({ ok: true, value })
})

test.each([
  ['www.', /nicht vollständig/],
  ['www', /nicht vollständig/],
  ['www.example', /nicht vollständig/],
  ['http://', /nicht vollständig/],
  ['https://www.', /nicht vollständig/],
  ['keine', /nicht vollständig/],
  ['-', /nicht vollständig/],
  ['localhost', /nicht vollständig/],
  ['12345', /nicht vollständig/],
  ['07265 1234', /Leerzeichen/],
  ['siehe Facebook', /Leerzeichen/],
  ['www.ruder club.example', /Leerzeichen/],
  ['www.example.org und facebook.com/rc', /zwei Adressen/],
  ['erika@example.org', /E-Mail-Adresse/],
  ['@ruderclub', /E-Mail-Adresse/],
  ['https://rebenau.example@evil.example', /E-Mail-Adresse/],
  ['javascript:alert(1)', /./],
  ['data:text/html,x', /./],
  ['//evil.example', /./],
  ['ftp://example.org', /./],
])('F4: %j is no website, and the message says what is wrong and shows an example', (text, fault) => {
  const read = readWebsite(text)
  expect(read.ok ? read.value : read.fault).toMatch(fault)
  expect(read.ok ? '' : read.fault).toMatch(/zum Beispiel www\.example\.org\.$/)
})
