import type { RecordList } from '@rathausplatz/contract/records'
import { addressOf, readListQuery } from './list-query.ts'
import { useAddress } from './use-address.ts'

/** Returns the state of a list from its address, and functions to change it. */
export const useListAddress = (liste: RecordList) =>
  useAddress(
    address => readListQuery(address, liste),
    query => addressOf(query, liste),
  )

export type ListAddress = ReturnType<typeof useListAddress>
