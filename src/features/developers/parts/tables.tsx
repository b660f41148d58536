import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import { parameters } from "../examples.ts";
import { embedParameters } from "../embed-line.ts";

/** The parameters of a cart in a request, as the API's own document has them. */
export function ParameterTable() {
  return (
    <ScrollTable caption="What describes a cart">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Values</th>
          <th scope="col">If left out</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, values, required, otherwise, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{values}</td>
            <td>{required ? "required" : otherwise}</td>
            <td data-prose>{description}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** A dealer's choices in the line that puts the tool in a page. */
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
