"""azure.core: clients that send request objects through a pipeline."""

from __future__ import annotations

from wrapdocs_introspect.idioms.requests.libraries.table import (
    ClientClass,
    Library,
    Sender,
    verbs,
)

_RUN = Sender(("prepared",), joins_base=False)
_SEND = Sender(("prepared",))

LIBRARY = Library(
    name="azure.core",
    modules=("azure.core", "azure.mgmt.core", "azure.core.pipeline"),
    clients=(
        ClientClass(
            names=("PipelineClient", "AsyncPipelineClient", "ARMPipelineClient",
                   "AsyncARMPipelineClient"),
            senders={"send_request": _SEND},
            constructor=("base_url",),
            builders={**verbs(("url", "query", "headers", "content", "data"))},
            joins=("format_url",),
            parts={"_pipeline": "Pipeline", "pipeline": "Pipeline"},
        ),
        ClientClass(names=("Pipeline", "AsyncPipeline"), senders={"run": _RUN}),
    ),
    requests={"HttpRequest": ("method", "url", "headers", "files", "data")},
    keywords={"params": "query"},
)  # fmt: skip
