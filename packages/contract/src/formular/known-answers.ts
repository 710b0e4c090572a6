type Asked = {
  readonly typ: string
  readonly optionen?: readonly { readonly wert: string; readonly label: string }[]
}

const ticks: ReadonlySet<string> = new Set(['schalter', 'einwilligung'])

const yesOrNo = [
  { wert: 'ja', label: 'Ja' },
  { wert: 'nein', label: 'Nein' },
]

/** What can be answered to a question of which that is known: one of its choices, yes or no to a tick. */
export function knownAnswers({ typ, optionen }: Asked): NonNullable<Asked['optionen']> | undefined {
  return optionen ?? (ticks.has(typ) ? yesOrNo : undefined)
}
