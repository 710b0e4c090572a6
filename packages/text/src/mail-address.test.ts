import { expect, test } from 'vitest'
import { mailtoOf } from './mail-address.ts'

test.each([
  ['erika@example.org', 'mailto:erika@example.org'],
  ['erika+abo@example.org', 'mailto:erika+abo@example.org'],
  ['a?bcc=b&subject=x@example.org', 'mailto:a%3Fbcc%3Db%26subject%3Dx@example.org'],
  ['100%#1@example.org', 'mailto:100%25%231@example.org'],
])('F5: the link of %s names this receiver only: %s', (address, link) => {
  expect(mailtoOf(address)).toBe(link)
})
