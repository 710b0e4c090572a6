/**
 * Everything that residents send to the town has a life cycle: it is in one state at a time, and steps lead
 * from state to state. Each room defines its life cycle as data of this shape. The CMS derives its refusals
 * from it, the site and the desk their buttons.
 */
export type Transition<State extends string, Who extends string, At> = {
  readonly who: readonly Who[]
  readonly from: readonly State[]
  /** `same` keeps the state. A function computes a next state that depends on more than the step. */
  readonly to: State | 'same' | ((at: At) => State)
  /** A condition besides person and state. */
  readonly when?: (at: At, who: Who) => boolean
  /** The step needs a text that others read. */
  readonly withReason?: true
  /** The step approves content: it is refused if the content has changed since the person read it. */
  readonly onlySeen?: true
}

/** Returns the queries of a life cycle. `At` is everything that decides whether a step is allowed. */
export function lifeCycle<
  State extends string,
  Who extends string,
  At extends { readonly stand: State },
  Step extends string,
>(steps: Readonly<Record<Step, Transition<State, Who, At>>>) {
  const names = Object.keys(steps) as Step[]

  /** The next state; `undefined` if this person may not take the step now. */
  const next = (at: At, step: Step, who: Who): State | undefined => {
    const { who: persons, from, to, when } = steps[step]
    if (!persons.includes(who) || !from.includes(at.stand) || when?.(at, who) === false) return undefined
    if (typeof to === 'function') return to(at)
    return to === 'same' ? at.stand : to
  }

  return {
    names,
    next,
    /** The steps that a person can take now, in the order of the data. */
    possible: (at: At, who: Who): Step[] => names.filter(step => next(at, step, who) !== undefined),
    needsReason: (step: Step): boolean => steps[step].withReason === true,
    needsSeen: (step: Step): boolean => steps[step].onlySeen === true,
  }
}
