/** Adds the missing scheme to a typed address, such as `mailto:`; only trims any other text. */
export function addressOf(typed: string): string {
  const text = typed.trim()
  if (text === '' || /^(?:\/|#|[a-z][a-z\d+.-]*:)/i.test(text)) return text
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  if (/^(?:www\.[^\s/]+|[^\s/]+\.[a-z]{2,}\/)\S*$/i.test(text)) return `https://${text}`
  return text
}

export type Leads = 'nowhere' | 'page' | 'file' | 'place' | 'outside' | 'mail' | 'telephone' | 'unclear'

/** Returns what kind of target an address has. */
export function leadsTo(address: string): Leads {
  if (address === '') return 'nowhere'
  if (address.startsWith('/medien/')) return 'file'
  if (/^\/(?![/\\])/.test(address)) return 'page'
  if (address.startsWith('#')) return 'place'
  if (/^mailto:\S+@\S+$/i.test(address)) return 'mail'
  if (/^tel:[+\d][\d\s()/-]*$/i.test(address)) return 'telephone'
  return /^(?:https?|webcal):\/\/[^\s/]+\.[^\s/]/i.test(address) ? 'outside' : 'unclear'
}
