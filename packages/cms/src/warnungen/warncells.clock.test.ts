import { expect, test } from 'vitest'
import { isListOld, monthOfList } from './warncells.ts'

// In the long proof: by the calendar alone, the quick proof of an old state must not fail.
test('N1: the shipped list of warn cells is not older than a year', () => {
  expect(isListOld(new Date()), `warnzellen.tsv is of ${monthOfList().name}: please get the new list`).toBe(
    false,
  )
})
