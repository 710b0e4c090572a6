import type { RecordList } from '@rathausplatz/contract/records'
import { addressOf, readListQuery } from './list-query.ts'
import { useAddress } from './use-address.ts'

/** What the list of a kind is to show, and the way to another choice. */
export const useListAddress = (liste: RecordList) =>
  useAddress(
    address => readListQuery(address, liste),
    query => addressOf(query, liste),
  )

export type ListAddress = ReturnType<typeof useListAddress>
