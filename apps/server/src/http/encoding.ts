/** Encodings of the files that the build writes beside each file, the smallest first. */
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

export type Encoding = (typeof encodings)[number]['name']

/** True if the client accepts this encoding: named, and not with a weight of zero. */
export function accepts(header: string | null, encoding: Encoding): boolean {
  if (!header) return false
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';')
    if (name.trim().toLowerCase() !== encoding) continue
    return !parameters.some(parameter => /^\s*q=0(?:\.0*)?\s*$/i.test(parameter))
  }
  return false
}
