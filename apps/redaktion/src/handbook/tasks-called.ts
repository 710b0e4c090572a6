import { saysAll } from '../search/says-all.ts'

type Called = { readonly title: string; readonly intro: string; readonly steps: readonly string[] }

/**
 * Returns the tasks that contain all words: matches in the title first, then in the introduction, then in the
 * steps.
 */
export function tasksCalled<T extends Called>(wanted: string, tasks: readonly T[]): readonly T[] {
  const says = saysAll(wanted)
  if (!says) return []
  const rank = ({ title, intro, steps }: T) =>
    [title, `${title} ${intro}`, [title, intro, ...steps.map(withoutExamples)].join(' ')].findIndex(says)
  return tasks
    .map(task => ({ task, rank: rank(task) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ task }) => task)
}

/**
 * Removes examples, such as the name of an office: an editor who searches for that office does not search for
 * help.
 */
const withoutExamples = (step: string) => step.replaceAll(/„[^“]+“/g, '')
