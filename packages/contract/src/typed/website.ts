import { plainSigns } from '@rathausplatz/text'
import { isSafeAddress } from '../address.ts'
import { type Typed, typed, wrong } from './typed.ts'

const EXAMPLE = 'zum Beispiel www.example.org.'
const SCHEME = /^(https?)(?:[:;] ?\/* ?|\/\/ ?)(?=\S)/i
/** Names with dots between them; the last one has letters only, and `www` alone is not a name. */
const HOST =
  /^(?!www\.[^.]+$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu

/**
 * Reads the address of a website as people type it, often without `https://`. Returns it with its scheme; a
 * page of this town stays a path. Refuses user names in the address, because they can fake another host.
 */
export function readWebsite(text: string): Typed {
  const plain = plainSigns(text)
  if (/^\/(?!\/)/.test(plain))
    return isSafeAddress(plain) ? typed(plain) : wrong(asked('Diese Adresse stimmt nicht.'))
  const [, scheme = 'https'] = SCHEME.exec(plain) ?? []
  const bare = plain.replace(SCHEME, '')
  const [host, rest] = parted(bare)
  if (/@/.test(host)) return wrong(asked('Hier steht eine E-Mail-Adresse oder ein Name.'))
  if (/\s/.test(bare))
    return wrong(
      asked(
        bare.split(' ').filter(part => HOST.test(parted(part.replace(SCHEME, ''))[0])).length > 1
          ? 'Hier stehen zwei Adressen.'
          : 'In dieser Adresse steht ein Leerzeichen.',
      ),
    )
  if (!HOST.test(host.replace(/:\d{1,5}$/, '').replace(/\.$/, '')))
    return wrong(asked('Diese Adresse ist nicht vollständig.'))
  const address = `${scheme.toLowerCase()}://${host}${rest}`
  return isSafeAddress(address) && URL.canParse(address)
    ? typed(address)
    : wrong(asked('Diese Adresse stimmt nicht.'))
}

const asked = (fault: string): string => `${fault} Bitte geben Sie eine Website an, ${EXAMPLE}`

const parted = (bare: string): [host: string, rest: string] => {
  const at = bare.search(/[/?#]/)
  return at < 0 ? [bare, ''] : [bare.slice(0, at), bare.slice(at)]
}
