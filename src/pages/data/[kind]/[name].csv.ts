import { type DataSet, csvOf } from "../../../charts/data-set.ts";
import { dataSetPaths } from "../../../features/figures/data-sets.tsx";

export const getStaticPaths = dataSetPaths;

export function GET({ props }: { props: { set: DataSet } }): Response {
  return new Response(csvOf(props.set), { headers: { "Content-Type": "text/csv" } });
}
