import { isSafeAddress } from '@rathausplatz/contract'

/** A path of this site as a full address; undefined for what is not a path of this site. */
export function ownAddress(path: string, publicUrl: string): string | undefined {
  return path.startsWith('/') && isSafeAddress(path) ? new URL(path, publicUrl).href : undefined
}
