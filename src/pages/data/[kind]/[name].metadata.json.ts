import { type DataSet, metadataOf } from "../../../charts/data-set.ts";
import { dataSetPaths } from "../../../features/figures/data-sets.tsx";

export const getStaticPaths = dataSetPaths;

export function GET({ props }: { props: { set: DataSet } }): Response {
  return Response.json(metadataOf(props.set));
}
