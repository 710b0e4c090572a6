/** Keeps the last answer of `work`: it is asked about the dates of one file again for each row of the town. */
export function oncePerFile<Dates extends object, Answer>(
  work: (dates: Dates) => Answer,
): (dates: Dates) => Answer {
  let last: { readonly dates: Dates; readonly answer: Answer } | undefined
  return dates => {
    if (!last || last.dates !== dates) last = { dates, answer: work(dates) }
    return last.answer
  }
}
