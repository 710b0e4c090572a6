import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test.each([
  [1, '1 KB'],
  [48_300, '48 KB'],
  [1_340_000, '1,3 MB'],
  [30_000_000, '30 MB'],
])('%d bytes are formatted as %s without a line break', (bytes, told) => {
  expect(formatFileSize(bytes)).toBe(told.replace(' ', '\u00a0'))
})
