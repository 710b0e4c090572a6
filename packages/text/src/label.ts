/** The label before an answer: „Menge:“; a question keeps its own punctuation: „Wie viel ist es?“. */
export const asLabel = (label: string): string => (/[?:.!]$/.test(label) ? label : `${label}:`)
