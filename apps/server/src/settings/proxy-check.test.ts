import { expect, test } from 'vitest'
import { type Config, readConfig } from './config.ts'
import { describeProxy } from './proxy-check.ts'

function said(environment: Record<string, string>): string | undefined {
  const read = readConfig(environment)
  return read.ok ? describeProxy(read.config as Config) : read.message
}

const PUBLIC_URL = 'https://www.rebenau.example.org'

test('X12: the start warns if the proxy settings cannot be right', () => {
  expect(said({ PUBLIC_URL })).toContain('TRUST_PROXY=an')
  expect(said({ PUBLIC_URL, TRUST_PROXY: 'an', HOST: '0.0.0.0' })).toContain('HOST=0.0.0.0')
})

test('X12: the start does not warn if the proxy settings fit each other', () => {
  expect(said({})).toBeUndefined()
  expect(said({ PUBLIC_URL, TRUST_PROXY: 'an' })).toBeUndefined()
  expect(said({ PUBLIC_URL: 'http://localhost:3000' })).toBeUndefined()
})
