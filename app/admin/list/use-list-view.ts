import { type ListRules, listView } from '#domain/admin/list-view.ts'
import { useListState } from './use-list-state.ts'

/** A list whose rows are all at hand, as its address asks for it. */
export function useListView<Row>(rows: Row[], rules: ListRules<Row>) {
  const controls = useListState(Object.keys(rules.filterOn ?? {}))
  return { ...controls, view: listView(rows, controls.state, rules) }
}
