import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import { embedParameters } from "../embed-line.ts";

/** What a dealer can choose in the line that puts the tool in a page. */
export function EmbedTable() {
  return (
    <ScrollTable caption="What you can add to the address of the frame">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Example</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {embedParameters.map(({ name, value, meaning }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{value}</code>
            </td>
            <td data-prose>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
