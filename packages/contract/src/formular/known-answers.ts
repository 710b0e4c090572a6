type Asked = {
  readonly typ: string
  readonly optionen?: readonly { readonly wert: string; readonly label: string }[]
}

const ticks: ReadonlySet<string> = new Set(['schalter', 'einwilligung'])

const yesOrNo = [
  { wert: 'ja', label: 'Ja' },
  { wert: 'nein', label: 'Nein' },
]

/**
 * Returns the possible answers of a question if they are known: its options, or yes and no for a checkbox.
 */
export function knownAnswers({ typ, optionen }: Asked): NonNullable<Asked['optionen']> | undefined {
  return optionen ?? (ticks.has(typ) ? yesOrNo : undefined)
}
