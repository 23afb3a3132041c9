"""Security schemes: what requests to an endpoint must carry to be authorised."""
